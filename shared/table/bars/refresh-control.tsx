import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@console/shared/format';
import { IconButton, Tooltip, useAge } from '@console/shared/ui/basic';
import { RefreshFailure } from './refresh-failure.tsx';
import styles from './bars.module.css';

export type RefreshControlProps = {
  readonly onRefresh: () => Promise<unknown>;
  /** When the data shown was fetched, as a date or in milliseconds. */
  readonly updatedAt?: Date | number | undefined;
  /** A sentence about automatic refreshes. */
  readonly hint?: string | undefined;
  readonly label?: string | undefined;
};

/** Refetches the data of the page; shows its age, or that the refetch failed. */
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
  return (
    <span className={styles.refresh}>
      <IconButton icon={RefreshCw} label={label} pending={pending} onClick={() => void refresh()} />
      <RefreshFailure>
        {updatedAt !== undefined && <Updated at={new Date(updatedAt)} hint={hint} />}
      </RefreshFailure>
    </span>
  );
}

function Updated({ at, hint }: { at: Date; hint: string | undefined }) {
  const text = <span>Updated {useAge(at, formatMoment)}</span>;
  return hint === undefined ? text : <Tooltip content={hint}>{text}</Tooltip>;
}
