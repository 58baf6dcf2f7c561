import type { ComponentType } from 'react';
import { CopyButton, Kbd, PageHeader } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
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
}

/** A page of the gallery: each example of a file as it runs, with its code. */
export function GalleryPage({ title, use, avoid, examples, source, keys }: GalleryPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.page}>
        <div className={styles.text}>
          <p>{use}</p>
          <p>{avoid}</p>
        </div>
        {snippetsOf(source).map((snippet) => (
          <Example key={snippet.name} snippet={snippet} component={examples[snippet.name]} />
        ))}
        {keys && <Keys of={keys} />}
      </div>
    </>
  );
}

function Example(props: { snippet: Snippet; component: ComponentType | undefined }) {
  const { snippet, component: Shown } = props;
  return (
    <section className={styles.example}>
      <h2>{snippet.title}</h2>
      <div className={styles.stage}>{Shown && <Shown />}</div>
      <Disclosure title={`Code of “${snippet.title}”`}>
        <div className={styles.code}>
          <pre tabIndex={0} role="group" aria-label={`Code of “${snippet.title}”`}>
            {snippet.code}
          </pre>
          <CopyButton text={snippet.code} label="Copy code" />
        </div>
      </Disclosure>
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
