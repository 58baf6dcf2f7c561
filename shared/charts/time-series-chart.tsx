import { Table2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { cx, MenuButton, Spinner } from '@console/shared/ui';
import type { MenuEntry } from '@console/shared/ui';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';
import { Legend } from './legend.tsx';
import type { ChartMark } from './marks.ts';
import { buildModel } from './model.ts';
import type { ChartModel } from './model.ts';
import { Plot } from './plot.tsx';
import { largest } from './series.ts';
import type { ChartRange, ChartSeries, ChartShape } from './series.ts';
import { EmptyState, ErrorState, LoadingState } from './states.tsx';
import type { ChartUnit } from './units.ts';

export type TimeSeriesChartProps = {
  /** `lane`: figures left, chart right, 150 px high. `card`: title above, legend below, 300 px high. */
  variant?: 'lane' | 'card' | undefined;
  title: string;
  /** Level of the title. */
  level?: 2 | 3 | undefined;
  description?: ReactNode;
  unit: ChartUnit;
  /** One to eight series; of more, the seven largest and the sum of the others are shown. */
  series: readonly ChartSeries[];
  range: ChartRange;
  /** `step` for counts, `straight` otherwise. */
  shape?: ChartShape | undefined;
  /** Lanes fit the values, cards start at zero. */
  axis?: 'zero' | 'fit' | undefined;
  /** First load: there is no data yet. */
  loading?: boolean | undefined;
  /** New data is loading; the old data stays. */
  fetching?: boolean | undefined;
  /** Why the data could not be fetched, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The events of the period, marked in the drawing. */
  marks?: readonly ChartMark[] | undefined;
  /** Called with a part of the period that the user has selected by dragging or by keys; without it nothing can be selected. */
  onZoom?: ((range: ChartRange) => void) | undefined;
  /** Sentence under `No data`. */
  emptyText?: ReactNode;
  /** More entries of the menu, after `View as table`. */
  menu?: readonly MenuEntry[] | undefined;
  /** Name of the menu; default `{title} actions`. */
  menuLabel?: string | undefined;
};

const HEIGHT = { lane: 128, card: 250 };
const NO_MARKS: readonly ChartMark[] = [];
const NO_SAMPLES = 'No samples in this period. Choose a longer one.';

/** Values over time, with a crosshair for pointer and keyboard and a table of the same data. */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { variant = 'card', title, level = 2, unit, series, range, shape = 'straight' } = props;
  const { axis = variant === 'lane' ? 'fit' : 'zero' } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const { start, end } = range;
  const model = useMemo(
    () => buildModel({ series, range: { start, end }, unit, shape, axis }, hidden),
    [series, start, end, unit, shape, axis, hidden],
  );
  const names = largest(series).map(({ name }) => name);
  const name = `${title} (${model.scale.label})`;
  const ready = !props.loading && props.error === undefined && model.figures !== undefined;
  const Heading = `h${level}` as const;
  const entries: readonly MenuEntry[] = [
    {
      id: 'table',
      label: 'View as table',
      icon: Table2,
      onSelect: () => setAsTable(true),
      ...(!ready && { disabledReason: 'There is no data' }),
    },
    ...(props.menu ?? []),
  ];
  return (
    <figure
      className={cx(styles.chart, styles[variant])}
      aria-labelledby={id}
      aria-busy={props.fetching || undefined}
    >
      <div className={styles.head}>
        <Heading className={styles.title} id={id}>
          {title} <span className={styles.unit}>{`(${model.scale.label})`}</span>
        </Heading>
        {props.fetching && ready && <Spinner size="sm" label="Refreshing" />}
        <MenuButton label={props.menuLabel ?? `${title} actions`} entries={entries} size="sm" />
      </div>
      {props.description !== undefined && <p className={styles.description}>{props.description}</p>}
      {variant === 'lane' && ready && <Figures model={model} />}
      <div className={styles.body}>
        {ready ? (
          <Plot
            model={model}
            name={name}
            height={HEIGHT[variant]}
            marks={props.marks ?? NO_MARKS}
            onZoom={props.onZoom}
          />
        ) : (
          <Unready {...props} />
        )}
        {ready && names.length > 1 && (
          <Legend
            names={names}
            hidden={hidden}
            onToggle={(toggled) =>
              setHidden((before) =>
                before.has(toggled)
                  ? new Set([...before].filter((one) => one !== toggled))
                  : new Set([...before, toggled]),
              )
            }
          />
        )}
      </div>
      {asTable && (
        <ChartTable
          name={name}
          series={model.lines}
          scale={model.scale}
          onDismiss={() => setAsTable(false)}
        />
      )}
    </figure>
  );
}

/** The latest value in large type, with the lowest and highest value below it. */
function Figures({ model: { figures, scale } }: { model: ChartModel }) {
  if (!figures) return null;
  return (
    <div className={styles.figures}>
      <p className={styles.latest}>
        {scale.number(figures.latest)}
        {scale.suffix !== '' && <small>{scale.suffix === '%' ? '%' : ` ${scale.suffix}`}</small>}
      </p>
      <dl>
        <dt>Low</dt>
        <dd>{scale.number(figures.low)}</dd>
        <dt>High</dt>
        <dd>{scale.number(figures.high)}</dd>
      </dl>
    </div>
  );
}

function Unready({ loading, error, onRetry, fetching, emptyText = NO_SAMPLES }: TimeSeriesChartProps) {
  if (error !== undefined) return <ErrorState message={error} onRetry={onRetry} pending={fetching} />;
  return loading ? <LoadingState /> : <EmptyState>{emptyText}</EmptyState>;
}
