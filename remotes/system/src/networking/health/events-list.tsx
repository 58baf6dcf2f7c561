import { formatClock } from '@console/shared/format';
import { CardBlock, CopyButton } from '@console/shared/ui';
import type { SeenEvent } from './events.ts';
import styles from './health.module.css';

const lineOf = ({ at, text }: SeenEvent): string => `${formatClock(new Date(at))} ${text}`;

/** State changes since the page was opened. */
export function Events({ events }: { events: readonly SeenEvent[] }) {
  return (
    <CardBlock
      title="Events"
      description="State changes since you opened this page."
      actions={events.length > 0 && <CopyButton text={events.map(lineOf).join('\n')} label="Copy events" />}
    >
      {events.length === 0 ? (
        <p>No changes.</p>
      ) : (
        <ul className={styles.sessions} aria-label="Events">
          {events.map((event) => (
            <li key={event.id}>{lineOf(event)}</li>
          ))}
        </ul>
      )}
    </CardBlock>
  );
}
