import type { ReactNode } from 'react';
import { timeseriesQuery } from '@console/shared/api';
import { ChartGroup } from '@console/shared/charts';
import { FilterSelect } from '@console/shared/date-range';
import { MetricControls, useChoice } from '@console/shared/metrics';
import type { MetricChart } from './charts.ts';
import styles from './metric-charts.module.css';
import { MetricFigure } from './metric-figure.tsx';
import { PRESETS } from './search.ts';
import { useMetrics } from './use-metrics.ts';

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

/** The charts of a tab under their controls. Each one has a request of its own, which can fail alone. */
export function MetricCharts({ project, charts, filter, counts = false }: MetricChartsProps) {
  const metrics = useMetrics();
  const { choice, dates } = metrics;
  const [values, chooseValues] = useChoice('values', ['rates']);
  return (
    <>
      <MetricControls
        state={metrics}
        operation={timeseriesQuery}
        presets={PRESETS}
        refreshLabel="Refresh charts"
      >
        {filter}
        {counts && (
          <FilterSelect
            label="Choose values"
            items={VALUES}
            value={values ?? 'counts'}
            onChange={(chosen) => chooseValues(chosen === 'rates' ? chosen : undefined)}
          />
        )}
      </MetricControls>
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
