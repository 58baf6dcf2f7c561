import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { IconButton, VisuallyHidden } from '@console/shared/ui';
import { Select } from '@console/shared/ui/pickers';
import styles from './date-range.module.css';
import { everyOf, INTERVALS, isInterval } from './intervals.ts';
import type { RefreshInterval } from './intervals.ts';

export type IntervalPickerProps = {
  /** Begin with `10s`. */
  value: RefreshInterval;
  onChange: (value: RefreshInterval) => void;
  /** Called by the button, and at the interval while the page is seen and nothing is pending. */
  onRefresh: () => void;
  /** New data is on its way: the button turns, and the interval waits. */
  pending?: boolean | undefined;
  /** Why the page does not refresh itself now: the list shows `Off` and this reason. The button still works. */
  offReason?: string | undefined;
  /** Name of the button, where the page has another that refreshes all of it. */
  refreshLabel?: string | undefined;
};

/** How often a page refreshes itself, and a button to do it now. */
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
