import { useEffect, useState } from 'react';
import { ExtensionCards } from '@console/shared/extensions';
import { to } from '@console/shared/routing';
import { attentionAtom, docsUrl, store } from '@console/shared/runtime';
import {
  Button,
  ButtonLink,
  CardBlock,
  CopyButton,
  DocsPopover,
  PageHeader,
  Skeleton,
  useNow,
} from '@console/shared/ui';
import { worstFirst } from '../base/finding.ts';
import { FindingRow } from './finding-row.tsx';
import { hiddenKeys, keepHidden } from './hidden.ts';
import styles from './issues.module.css';
import type { Source } from './source.ts';
import { supportText } from './support-text.ts';
import { UnreadRows } from './unread-rows.tsx';
import { type Overview, useOverview } from './use-sources.ts';

const NOTHING = {};

export function Component() {
  const { sources, parts } = useOverview();
  const [hidden, setHidden] = useState(hiddenKeys);
  const [showsHidden, setShowsHidden] = useState(false);
  const now = useNow('halfMinute');
  const all = worstFirst(
    sources.flatMap(({ findings }) => (findings && 'data' in findings ? findings.data : [])),
  );
  const kept = all.filter(({ key }) => hidden.has(key));
  const shown = showsHidden ? all : all.filter(({ key }) => !hidden.has(key));
  const paths = all
    .filter(({ key }) => !hidden.has(key))
    .flatMap(({ to: path }) => markedBy(path))
    .join('\n');
  // The sidebar counts them beside its links
  useEffect(() => {
    store.set(attentionAtom, { paths: paths === '' ? [] : paths.split('\n'), at: now });
  }, [paths, now]);
  const toggle = (key: string) => {
    const keys = new Set(hidden);
    if (!keys.delete(key)) keys.add(key);
    setHidden(keys);
    keepHidden(keys);
  };
  return (
    <>
      <PageHeader
        title="Overview"
        help={<Help />}
        actions={
          <>
            <CopyButton text={supportText(all, sources, new Date(now))} label="Copy for support" />
            <ButtonLink to={to('/system/setup')}>Setup</ButtonLink>
          </>
        }
      />
      <RackLine parts={parts} />
      <CardBlock
        title="Needs attention"
        actions={
          kept.length > 0 && (
            <Button size="sm" aria-expanded={showsHidden} onClick={() => setShowsHidden(!showsHidden)}>
              {`${showsHidden ? 'Collapse' : 'Show'} ${kept.length} hidden`}
            </Button>
          )
        }
      >
        <ul className={styles.findings} aria-label="Needs attention">
          {shown.map((finding) => (
            <FindingRow
              key={finding.key}
              finding={finding}
              isHidden={hidden.has(finding.key)}
              onToggle={() => toggle(finding.key)}
            />
          ))}
          <UnreadRows sources={sources} />
        </ul>
        <Conclusion sources={sources} count={shown.length} hidden={showsHidden ? 0 : kept.length} />
      </CardBlock>
      <ExtensionCards place="system.card" with={NOTHING} />
    </>
  );
}

/** The pages beside whose links the sidebar counts a finding: that of its remedy, and the overview, to whose link the setup belongs. */
const markedBy = (path: string): readonly string[] =>
  path.startsWith('/system/setup') ? [path] : [path, '/system/issues'];

/** The state of the rack in a line: on a quiet morning it is all there is to read. */
function RackLine({ parts }: Pick<Overview, 'parts'>) {
  return (
    <ul className={styles.line} aria-label="State of the rack">
      {parts.map(([name, fact]) => (
        <li key={name}>
          {fact === undefined ? (
            <Skeleton width="8rem" />
          ) : 'error' in fact ? (
            `${name}: not available`
          ) : (
            fact.data
          )}
        </li>
      ))}
    </ul>
  );
}

interface ConclusionProps {
  sources: readonly Source[];
  /** Number of rows above. */
  count: number;
  hidden: number;
}

/** The statement that nothing else needs attention, once everything was read. */
function Conclusion({ sources, count, hidden }: ConclusionProps) {
  const waiting = sources.filter(({ findings }) => findings === undefined).map(({ name }) => name);
  const isPartial = sources.some(
    ({ findings, unread }) => unread.length > 0 || (findings !== undefined && 'error' in findings),
  );
  if (waiting.length > 0)
    return (
      <div className={styles.end} role="status">
        {`Checking: ${waiting.join(', ')}`}
        <Skeleton width="60%" />
      </div>
    );
  const also = hidden > 0 ? ` ${hidden} hidden.` : '';
  return (
    <p className={styles.end} role="status">
      {isPartial
        ? `Anything that could not be read may need attention too.${also}`
        : `${count > 0 ? 'Nothing else needs attention.' : 'Nothing needs attention.'}${also}`}
    </p>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="the overview"
      summary="Lists what needs attention in the system, most severe first, each with the page where it can be resolved. It refreshes every minute."
      links={[{ label: 'Operator guides', href: docsUrl('guides/operator') }]}
    />
  );
}
