import { ChartLine, History } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { timeseriesQuery, type Instance } from '@console/shared/api';
import { ChartGroup } from '@console/shared/charts';
import { FilterSelect } from '@console/shared/date-range';
import { MetricControls, useChoice } from '@console/shared/metrics';
import { Button, EmptyState } from '@console/shared/ui';
import { eventsOf } from '../glance/events.ts';
import type { MetricChart } from './charts.ts';
import styles from './metric-charts.module.css';
import { MetricFigure } from './metric-figure.tsx';
import { PRESETS } from './search.ts';
import { useMetrics } from './use-metrics.ts';

const VALUES = [
  { value: 'rates', label: 'Per second' },
  { value: 'counts', label: 'Per sample' },
] as const;

export interface MetricChartsProps {
  project: string;
  instance: Instance;
  charts: readonly MetricChart[];
  /** Select that filters the charts. */
  filter: ReactNode;
  /** Whether rates per second can be shown: the values are counts of events, not shares of time. */
  counts?: boolean;
}

/** The charts of a tab below their controls. Each one sends its own request and can fail separately. */
export function MetricCharts({ project, instance, charts, filter, counts = false }: MetricChartsProps) {
  const marks = useMemo(
    () => eventsOf(instance).map(({ said, at }) => ({ label: said, time: Number(at) })),
    [instance],
  );
  const metrics = useMetrics();
  const { choice, dates, onZoom } = metrics;
  const [values, chooseValues] = useChoice('values', ['counts']);
  const [comparison, compare] = useChoice('compare', ['day']);
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
            value={values ?? 'rates'}
            onChange={(chosen) => chooseValues(chosen === 'counts' ? chosen : undefined)}
          />
        )}
        <Button
          variant={comparison ? 'secondary' : 'ghost'}
          icon={History}
          aria-label="Compare with the previous day"
          aria-pressed={comparison !== undefined}
          onClick={() => compare(comparison ? undefined : 'day')}
        >
          <span className={styles.dayBefore}>Previous day</span>
        </Button>
      </MetricControls>
      <ChartGroup>
        <div className={styles.charts}>
          {charts.map((chart) => (
            // Another disk needs a new chart: values of the previous disk must not be shown under its name
            <MetricFigure
              key={`${chart.title} ${Object.values(chart.filters).join(' ')}`}
              {...{ project, chart, choice, dates, marks, onZoom }}
              perSecond={counts && values !== 'counts'}
              compares={comparison === 'day'}
            />
          ))}
        </div>
      </ChartGroup>
    </>
  );
}

/** Replaces the charts when the instance has no such device. */
export function NothingToMeasure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState icon={ChartLine} title={title}>
      {children}
    </EmptyState>
  );
}
