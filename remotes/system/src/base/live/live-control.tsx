import { RefreshControl } from '@console/shared/table';
import { MenuButton } from '@console/shared/ui';
import styles from './live.module.css';
import { type Live, PACES } from './use-live.ts';

/** How often the page refreshes itself. Beside a `RefreshControl`. */
export function PaceMenu({ live }: { live: Live }) {
  return (
    <MenuButton
      label={`Refresh interval ${live.pace}`}
      size="sm"
      variant="secondary"
      entries={PACES.map(({ value }) => ({
        id: value,
        kind: 'radio',
        label: value,
        checked: value === live.pace,
        onSelect: () => live.setPace(value),
      }))}
    >
      {live.pace}
    </MenuButton>
  );
}

export interface LiveControlProps {
  live: Live;
  onRefresh: () => Promise<unknown>;
  /** When the data shown was fetched, in milliseconds. */
  updatedAt?: number | undefined;
}

/** Refetches the data of the page; shows its age and the interval of automatic refetches. */
export function LiveControl({ live, onRefresh, updatedAt }: LiveControlProps) {
  return (
    <span className={styles.control}>
      <RefreshControl onRefresh={onRefresh} updatedAt={updatedAt} />
      <PaceMenu live={live} />
    </span>
  );
}
