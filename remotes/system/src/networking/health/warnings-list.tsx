import { CardBlock, Link, Tag } from '@console/shared/ui';
import styles from './health.module.css';
import type { Warning } from './warnings/facts.ts';

const WORDS = {
  destructive: { label: 'Error', tone: 'destructive' },
  notice: { label: 'Warning', tone: 'notice' },
  info: { label: 'Info', tone: 'info' },
} as const;

/** The warnings, each with a link to the page where it can be resolved. */
export function WarningsList({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <CardBlock title="Warnings">
      {warnings.length === 0 ? (
        <p>No warnings.</p>
      ) : (
        <ul className={styles.sessions} aria-label="Warnings">
          {warnings.map((warning) => (
            <li key={`${warning.id} ${warning.text}`} className={styles.warning}>
              <Tag tone={WORDS[warning.severity].tone} raw>
                {WORDS[warning.severity].label}
              </Tag>{' '}
              <span>
                <Link to={warning.to}>{warning.text}</Link> <span className={styles.small}>{warning.id}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </CardBlock>
  );
}
