import { Download } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { formatBytes } from '@console/shared/format';
import { Bytes, Button, Message, Skeleton } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import styles from '../bundles.module.css';
import { downloadFile } from '../download.ts';
import { type Content, extensionOf, isBinary, open, readOn, textOf } from './content.ts';
import { JsonTree } from './json-tree.tsx';
import { TextView } from './text-view.tsx';

interface PreviewProps {
  bundle: string;
  /** Name of the file in the index. */
  file: string;
}

type Read = { readonly content?: Content; readonly error?: unknown };

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'It could not be loaded';

/** The content of a file in a bundle. It is held only by this component: not in the cache, not in browser storage. */
export function Preview({ bundle, file }: PreviewProps) {
  const [read, setRead] = useState<Read>({});
  const [isReading, setReading] = useState(true);
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  // Read here and not by a query, which would cache the bytes
  useEffect(() => {
    const stop = new AbortController();
    open(bundle, file, stop.signal).then(
      (content) => {
        if (stop.signal.aborted) return;
        setRead({ content });
        setReading(false);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setRead({ error });
        setReading(false);
      },
    );
    return () => stop.abort();
  }, [bundle, file, tries]);
  const { content, error } = read;
  const again = () => {
    setRead({});
    setReading(true);
    setTries(tries + 1);
  };
  const more = async () => {
    if (!content) return;
    setReading(true);
    try {
      const next = await readOn(bundle, file, content, new AbortController().signal);
      setRead({ content: next });
    } catch (failure) {
      setRead({ content, error: failure });
    } finally {
      setReading(false);
    }
  };
  const download = () => {
    setRefusal(undefined);
    downloadFile(bundle, file).catch((failure: unknown) => setRefusal(messageOf(failure)));
  };
  return (
    <section aria-label={`Preview of ${file}`} className={styles.preview}>
      <div className={styles.previewHead}>
        <h3 className={styles.path}>{file}</h3>
        <span className={styles.hint}>
          {content && (content.size === undefined ? 'Size unknown' : <Bytes bytes={content.size} />)}
        </span>
        <Button size="sm" icon={Download} onClick={download}>
          Download file
        </Button>
      </div>
      {refusal !== undefined && (
        <Message variant="destructive" live="alert" title="Could not download file">
          {refusal}
        </Message>
      )}
      {!content && isReading && <Skeleton kind="row" rows={6} />}
      {error !== undefined && (
        <Message
          variant="destructive"
          live="alert"
          title="The file could not be read"
          action={<Button onClick={() => (content ? void more() : again())}>Try again</Button>}
        >
          {messageOf(error)}
        </Message>
      )}
      {content && <Shown file={file} content={content} />}
      {content?.hasMore && !isBinary(content.bytes) && (
        <Button pending={isReading} onClick={() => void more()}>
          {`Show more (${formatBytes(content.bytes.length).text} shown)`}
        </Button>
      )}
    </section>
  );
}

function Shown({ file, content }: { file: string; content: Content }) {
  const [asText, setAsText] = useState(false);
  const text = useMemo(() => textOf(content), [content]);
  const json = useMemo(
    () => (content.hasMore ? undefined : jsonIn(file, text)),
    [content.hasMore, file, text],
  );
  if (isBinary(content.bytes))
    return (
      <Message>
        {content.size === undefined ? 'Binary' : `Binary, ${formatBytes(content.size).text}`}. Download the
        file to view it.
      </Message>
    );
  if (content.bytes.length === 0) return <Message>The file is empty.</Message>;
  if (!json) return <TextView text={text} isLog={extensionOf(file) === 'log'} />;
  return (
    <>
      <SegmentedControl
        label="View"
        options={[
          { value: 'tree', label: 'Tree' },
          { value: 'text', label: 'Text' },
        ]}
        value={asText ? 'text' : 'tree'}
        onChange={(view) => setAsText(view === 'text')}
      />
      {asText ? (
        <TextView text={text} isLog={false} />
      ) : (
        <div className={styles.json} tabIndex={0} role="region" aria-label="Content">
          <JsonTree value={json.value} isOpen />
        </div>
      )}
    </>
  );
}

/** The parsed content of a JSON file; undefined for other content. */
function jsonIn(file: string, text: string): { readonly value: unknown } | undefined {
  if (extensionOf(file) !== 'json') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}
