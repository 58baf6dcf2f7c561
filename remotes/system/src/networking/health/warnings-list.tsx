import { CardBlock, Link, Tag } from '@console/shared/ui';
import styles from './health.module.css';
import type { Warning } from './warnings/facts.ts';

const WORDS = {
  destructive: { label: 'Error', tone: 'destructive' },
  notice: { label: 'Warning', tone: 'notice' },
  info: { label: 'Info', tone: 'info' },
} as const;

/** What is not as it should be, each with the place where it is mended. */
export function WarningsList({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <CardBlock title="Warnings">
      {warnings.length === 0 ? (
        <p>Nothing to warn of.</p>
      ) : (
        <ul className={styles.sessions} aria-label="Warnings">
          {warnings.map((warning) => (
            <li key={`${warning.id} ${warning.text}`}>
              <Tag tone={WORDS[warning.severity].tone} raw>
                {WORDS[warning.severity].label}
              </Tag>{' '}
              <Link to={warning.to}>{warning.text}</Link> <span className={styles.small}>{warning.id}</span>
            </li>
          ))}
        </ul>
      )}
    </CardBlock>
  );
}
