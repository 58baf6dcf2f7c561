import { Button, Tag } from '@console/shared/ui';
import styles from './issues.module.css';
import type { Source } from './source.ts';

/** Sources that could not be read, each with the reason. Refused ones are not retried. */
export function UnreadRows({ sources }: { sources: readonly Source[] }) {
  return sources.flatMap(({ name, findings, unread, retry }) => {
    const failure = findings && 'error' in findings ? findings : undefined;
    if (!failure && unread.length === 0) return [];
    return [
      <li key={name} className={styles.finding}>
        <Tag raw>Not known</Tag>
        <span className={styles.text}>
          {failure?.isRefused
            ? `${name} cannot be read with your roles`
            : failure
              ? `${name} could not be read: ${failure.error}`
              : `${name}: could not read ${unread.join(', ')}`}
        </span>
        {!failure?.isRefused && (
          <Button size="sm" onClick={retry} aria-label={`Retry: ${name}`}>
            Retry
          </Button>
        )}
      </li>,
    ];
  });
}
