import { useEffect, useMemo, useState } from 'react';
import { supportBundleIndex } from '@console/shared/api';
import { formatNumber } from '@console/shared/format';
import { readText } from '@console/shared/runtime';
import {
  Button,
  EmptyState,
  FieldFrame,
  Message,
  Skeleton,
  TextInput,
  wiringProps,
} from '@console/shared/ui';
import styles from '../bundles.module.css';
import { Preview } from './preview.tsx';
import { fileCount, filtered, type Node, rowsIn, tree } from './tree.ts';
import { TreeView } from './tree-view.tsx';

type Read = { readonly index?: string; readonly error?: unknown };

/** The files of a bundle that is ready: a tree, and a preview of the selected one (docs/screens/operator.md section 9.6). */
export function Files({ bundle }: { bundle: string }) {
  const [{ index, error }, setRead] = useState<Read>({});
  const [tries, setTries] = useState(0);
  // Read here and not by a query: the list stays out of the cache, like the contents of the files
  useEffect(() => {
    const stop = new AbortController();
    readText(supportBundleIndex, { path: { supportBundle: bundle } }, stop.signal).then(
      (text) => setRead({ index: text }),
      (failure: unknown) => {
        if (!stop.signal.aborted) setRead({ error: failure });
      },
    );
    return () => stop.abort();
  }, [bundle, tries]);
  if (error !== undefined)
    return (
      <Message
        variant="destructive"
        live="alert"
        title="The list of files could not be loaded"
        action={
          <Button
            onClick={() => {
              setRead({});
              setTries(tries + 1);
            }}
          >
            Try again
          </Button>
        }
      >
        {error instanceof Error ? error.message : undefined}
      </Message>
    );
  return index === undefined ? <Skeleton kind="row" rows={6} /> : <Browser bundle={bundle} index={index} />;
}

/** Top-level directories that are open initially, if there are few. */
const OPEN_AT_FIRST = 12;

function Browser({ bundle, index }: { bundle: string; index: string }) {
  const nodes = useMemo(() => tree(index), [index]);
  const count = useMemo(() => fileCount(nodes), [nodes]);
  const [filter, setFilter] = useState('');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string>();
  const isFiltered = filter.trim() !== '';
  const shown = useMemo(() => filtered(nodes, filter), [nodes, filter]);
  const opensFirst = nodes.length <= OPEN_AT_FIRST;
  const isOpen = (node: Node) => {
    const isTop = opensFirst && node.path.indexOf('/') === node.path.length - 1;
    return (isFiltered || isTop) !== toggled.has(node.path);
  };
  const rows = rowsIn(shown, isOpen);
  const toggle = ({ path }: Node) =>
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(path)) next.add(path);
      return next;
    });
  const found = isFiltered ? fileCount(shown) : count;
  return (
    <div className={styles.files}>
      <div className={styles.side}>
        <FieldFrame label="Filter files">
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              type="search"
              value={filter}
              onChange={({ target }) => {
                setFilter(target.value);
                setToggled(new Set());
              }}
            />
          )}
        </FieldFrame>
        <p role="status" className={styles.hint}>
          {isFiltered
            ? `${formatNumber(found)} of ${formatNumber(count)} files`
            : `${formatNumber(count)} ${count === 1 ? 'file' : 'files'}`}
        </p>
        {rows.length === 0 ? (
          <EmptyState variant="card" title={count === 0 ? 'No files' : 'No file matches'} />
        ) : (
          <TreeView
            rows={rows}
            chosen={chosen}
            isOpen={isOpen}
            onToggle={toggle}
            onChoose={({ path }) => setChosen(path)}
          />
        )}
      </div>
      {chosen === undefined ? (
        <p className={styles.nothing}>Select a file to view it.</p>
      ) : (
        <Preview key={chosen} bundle={bundle} file={chosen} />
      )}
    </div>
  );
}
