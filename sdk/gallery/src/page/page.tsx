import type { ComponentType } from 'react';
import { cx, Kbd, PageBody, PageHeader } from '@console/shared/ui';
import { CodeOf } from './code.tsx';
import styles from './page.module.css';
import { type Snippet, snippetsOf } from './source.ts';

export interface GalleryPageProps {
  title: string;
  /** When to use these components, in one or two sentences. */
  use: string;
  /** When not to, and what to use instead. */
  avoid: string;
  /** The module of the examples, and its source. */
  examples: Readonly<Record<string, ComponentType>>;
  source: string;
  /** Keys and what they do, of components that take keys. */
  keys?: readonly (readonly [key: string, effect: string])[];
  /** Modules that the examples import, by name, with their source. */
  files?: readonly (readonly [name: string, source: string])[];
  /** The examples take the width of the page, one part below the other. */
  wide?: boolean;
}

/** A page of the gallery: each example of a file as it runs, with its code. */
export function GalleryPage(props: GalleryPageProps) {
  const { title, use, avoid, examples, source, keys, files = [], wide = false } = props;
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <div className={styles.page}>
          <div className={styles.text}>
            <p>{use}</p>
            <p>{avoid}</p>
          </div>
          {snippetsOf(source).map((snippet) => (
            <Example key={snippet.name} snippet={snippet} component={examples[snippet.name]} isWide={wide} />
          ))}
          {files.map(([name, code]) => (
            <CodeOf key={name} title={name} code={code} />
          ))}
          {keys && <Keys of={keys} />}
        </div>
      </PageBody>
    </>
  );
}

function Example(props: { snippet: Snippet; component: ComponentType | undefined; isWide: boolean }) {
  const { snippet, component: Shown, isWide } = props;
  return (
    <section className={styles.example}>
      <h2>{snippet.title}</h2>
      <div className={cx(styles.stage, isWide && styles.wide)}>{Shown && <Shown />}</div>
      <CodeOf title={snippet.title} code={snippet.code} />
    </section>
  );
}

function Keys({ of }: { of: NonNullable<GalleryPageProps['keys']> }) {
  return (
    <section className={styles.example}>
      <h2>Keyboard</h2>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {of.map(([key, effect]) => (
            <tr key={key}>
              <th scope="row">
                <Kbd>{key}</Kbd>
              </th>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
