import { CardBlock, CopyButton, Link, Message } from '@console/shared/ui';
import { SeverityTag } from '../../base/severity-tag.tsx';
import styles from './health.module.css';
import type { Warning } from './warnings/facts.ts';

export interface WarningsListProps {
  warnings: readonly Warning[];
  /** Sources that could not be read; warnings that depend on them are left out. */
  missing: readonly string[];
}

/** The warnings, each with a link to the page where it can be resolved. Their ids are only in the copied text, for support. */
export function WarningsList({ warnings, missing }: WarningsListProps) {
  return (
    <CardBlock
      title="Warnings"
      actions={
        warnings.length > 0 && (
          <CopyButton
            text={warnings.map(({ id, text }) => `${id} ${text}`).join('\n')}
            label="Copy warnings"
          />
        )
      }
    >
      {missing.length > 0 && (
        <Message variant="notice">
          Warnings are incomplete. Could not be loaded: {missing.join(', ')}.
        </Message>
      )}
      {warnings.length === 0 && missing.length === 0 && <p>No warnings.</p>}
      {warnings.length > 0 && (
        <ul className={styles.sessions} aria-label="Warnings">
          {warnings.map((warning) => (
            <li key={`${warning.id} ${warning.text}`} className={styles.warning}>
              <SeverityTag severity={warning.severity} /> <Link to={warning.to}>{warning.text}</Link>
            </li>
          ))}
        </ul>
      )}
    </CardBlock>
  );
}
