import type { ReactNode } from 'react';
import { DateRangePicker, IntervalPicker } from '@console/shared/date-range';
import { refresh } from '@console/shared/query';
import styles from './metrics.module.css';
import type { Presets } from './search.ts';
import type { MetricOperation, PeriodState } from './use-period.ts';

export interface MetricControlsProps {
  /** The result of `usePeriod`. */
  state: PeriodState;
  /** Operation that the refresh button refetches. */
  operation: MetricOperation;
  presets: Presets;
  /** Name of the refresh button; `Refresh data` when absent. */
  refreshLabel?: string;
  /** Filters of the charts, between refresh and period. */
  children?: ReactNode;
}

/** The controls above the charts of a page (docs/screens/common-ui.md section 23). */
export function MetricControls({ state, operation, presets, refreshLabel, children }: MetricControlsProps) {
  const { choice, dates, onDatesChange, interval, onIntervalChange, isFetching } = state;
  return (
    <div className={styles.controls}>
      <IntervalPicker
        value={interval}
        onChange={onIntervalChange}
        onRefresh={() => void refresh(operation)}
        {...(refreshLabel !== undefined && { refreshLabel })}
        pending={isFetching}
        offReason={choice.preset === 'custom' ? 'A fixed date range does not refresh' : undefined}
      />
      {children}
      <div className={styles.dates}>
        <DateRangePicker value={dates} onChange={onDatesChange} presets={presets} />
      </div>
    </div>
  );
}
