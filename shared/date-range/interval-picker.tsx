import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { IconButton, VisuallyHidden } from '@console/shared/ui';
import { Select } from '@console/shared/ui/pickers';
import styles from './date-range.module.css';
import { everyOf, INTERVALS, isInterval } from './intervals.ts';
import type { RefreshInterval } from './intervals.ts';

export type IntervalPickerProps = {
  /** Starts with `10s`. */
  value: RefreshInterval;
  onChange: (value: RefreshInterval) => void;
  /** Called by the button, and at the interval while the page is visible and nothing is pending. */
  onRefresh: () => void;
  /** New data is loading: the icon of the button spins, and the interval waits. */
  pending?: boolean | undefined;
  /** Why automatic refresh is disabled: the list shows `Off` and this reason. The button still works. */
  offReason?: string | undefined;
  /** Name of the button, on pages with another button that refreshes everything. */
  refreshLabel?: string | undefined;
};

/** The interval of automatic refresh, and a button for a manual one. */
export function IntervalPicker(props: IntervalPickerProps) {
  const { value, onChange, onRefresh, pending = false, offReason, refreshLabel = 'Refresh data' } = props;
  const labelId = useId();
  const every = offReason === undefined ? everyOf(value) : undefined;

  const onTick = useEffectEvent(() => {
    if (!pending && !document.hidden) onRefresh();
  });
  // a timer
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => onTick(), every);
    return () => clearInterval(timer);
  }, [every]);

  return (
    <div className={styles.interval}>
      <VisuallyHidden id={labelId}>Refresh interval</VisuallyHidden>
      <div className={styles.every}>
        <Select
          labelId={labelId}
          items={INTERVALS.map((interval) => ({ value: interval.value, label: interval.value }))}
          value={offReason === undefined ? value : 'Off'}
          disabledReason={offReason}
          onChange={(chosen) => {
            if (isInterval(chosen)) onChange(chosen);
          }}
        />
      </div>
      <IconButton icon={RefreshCw} size="md" label={refreshLabel} pending={pending} onClick={onRefresh} />
    </div>
  );
}
