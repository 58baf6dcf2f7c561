import { Check, Copy } from 'lucide-react';
import { docsUrl } from '@console/shared/runtime';
import { Button, ExternalLink, Modal, useCopy } from '@console/shared/ui';
import styles from './oxql-modal.module.css';
import { oxqlTokens, prettyOxql } from './oxql.ts';

export interface OxqlModalProps {
  /** On one line, as it was sent. */
  query: string;
  onDismiss: () => void;
}

/** The query of a chart, to read and copy. */
export function OxqlModal({ query, onDismiss }: OxqlModalProps) {
  const { copied, copy } = useCopy();
  return (
    <Modal
      title="OxQL query"
      width="free"
      onDismiss={onDismiss}
      footer={
        <>
          <span className={styles.docs}>
            <ExternalLink href={docsUrl('guides/metrics/oxql-tutorial')} icon>
              OxQL
            </ExternalLink>
          </span>
          <Button variant="ghost" onClick={onDismiss}>
            Close
          </Button>
          <Button variant="primary" icon={copied ? Check : Copy} onClick={() => void copy(query)}>
            Copy query
          </Button>
        </>
      }
    >
      <pre className={styles.query}>
        <code>
          {oxqlTokens(prettyOxql(query)).map(({ kind, text }, index) => (
            // the tokens of a query never change their order
            <span key={`${index} ${text}`} className={styles[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </Modal>
  );
}
