import type { ReactNode } from 'react';
import { timeseriesQuery } from '@console/shared/api';
import { ChartGroup } from '@console/shared/charts';
import { DateRangePicker, FilterSelect, IntervalPicker } from '@console/shared/date-range';
import { refresh } from '@console/shared/query';
import type { MetricChart } from './charts.ts';
import styles from './metric-charts.module.css';
import { MetricFigure } from './metric-figure.tsx';
import { PRESETS } from './search.ts';
import { useChoice, useMetrics } from './use-metrics.ts';

const VALUES = [
  { value: 'counts', label: 'Per sample' },
  { value: 'rates', label: 'Per second' },
] as const;

export interface MetricChartsProps {
  project: string;
  charts: readonly MetricChart[];
  /** List that narrows the charts. */
  filter: ReactNode;
  /** The values can be had by the second: they are counts of what happened, not shares of time. */
  counts?: boolean;
}

/** The charts of a tab under their controls. Each one is asked for, and fails, by itself. */
export function MetricCharts({ project, charts, filter, counts = false }: MetricChartsProps) {
  const { choice, dates, onDatesChange, interval, onIntervalChange, isFetching } = useMetrics();
  const [values, chooseValues] = useChoice('values', ['rates']);
  return (
    <>
      <div className={styles.controls}>
        <IntervalPicker
          value={interval}
          onChange={onIntervalChange}
          onRefresh={() => void refresh(timeseriesQuery)}
          refreshLabel="Refresh charts"
          pending={isFetching}
          offReason={choice.preset === 'custom' ? 'Picked dates do not move on' : undefined}
        />
        {filter}
        {counts && (
          <FilterSelect
            label="Choose values"
            items={VALUES}
            value={values ?? 'counts'}
            onChange={(chosen) => chooseValues(chosen === 'rates' ? chosen : undefined)}
          />
        )}
        <div className={styles.dates}>
          <DateRangePicker value={dates} onChange={onDatesChange} presets={PRESETS} />
        </div>
      </div>
      <ChartGroup>
        <div className={styles.charts}>
          {charts.map((chart) => (
            // Another disk is another chart: the values of the one before must not be shown under its name
            <MetricFigure
              key={`${chart.title} ${Object.values(chart.filters).join(' ')}`}
              {...{ project, chart, choice, dates }}
              perSecond={counts && values === 'rates'}
            />
          ))}
        </div>
      </ChartGroup>
    </>
  );
}
