import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '@console/shared/format';
import { IconButton, Tooltip } from '@console/shared/ui/basic';
import { RefreshFailure } from './refresh-failure.tsx';
import styles from './bars.module.css';

/** Props of {@link RefreshControl}. */
export type RefreshControlProps = {
  readonly onRefresh: () => Promise<unknown>;
  /** When the data shown was fetched: date or milliseconds. */
  readonly updatedAt?: Date | number | undefined;
  /** Sentence about when it is refreshed by itself. */
  readonly hint?: string | undefined;
  readonly label?: string | undefined;
};

/** Fetches the page's data again; tells how old it is, and when it could not be fetched again. */
export function RefreshControl({ onRefresh, updatedAt, hint, label = 'Refresh data' }: RefreshControlProps) {
  const [pending, setPending] = useState(false);
  const refresh = async () => {
    setPending(true);
    try {
      await onRefresh();
    } finally {
      setPending(false);
    }
  };
  const text = updatedAt !== undefined && `Updated ${formatTime(new Date(updatedAt))}`;
  return (
    <span className={styles.refresh}>
      <IconButton icon={RefreshCw} label={label} pending={pending} onClick={() => void refresh()} />
      <RefreshFailure>
        {text &&
          (hint === undefined ? (
            <span>{text}</span>
          ) : (
            <Tooltip content={hint}>
              <span>{text}</span>
            </Tooltip>
          ))}
      </RefreshFailure>
    </span>
  );
}
