import { type CSSProperties, useMemo } from 'react';
import { amountText, type CapacityKind } from '@console/shared/capacity';
import { formatPercent, percentOf } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { TipIcon } from '@console/shared/ui';
import styles from './capacity.module.css';
import { metricOf } from './kinds.ts';
import { TARGET } from './model/physical.ts';
import { exhaustion, trend } from './model/trend.ts';
import { history } from './queries.ts';
import { confidenceText, exhaustionText, promisedText, trendWord } from './words.ts';

interface FigureProps {
  kind: CapacityKind;
  provisioned: number;
  promised: number;
  physical: number;
  /** The part of the hardware that takes new instances. */
  provisionable: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** One resource: its provisioned, promised and physical capacity, and when it runs out (docs/screens/operator.md section 9.3). */
export function CapacityFigure({ kind, provisioned, promised, physical, provisionable, now }: FigureProps) {
  const points = useQuery(history(metricOf(kind.key)));
  // Compares all pairs of days
  const growth = useMemo(() => points.data && trend(points.data, now), [points.data, now]);
  const when = (limit: number) => {
    if (growth) return exhaustionText(exhaustion(provisioned, limit, growth, now));
    return points.isPending ? '…' : 'Not available';
  };
  const text = (value: number) => amountText(kind, kind.amount(value));
  const share = formatPercent(provisioned, physical);
  return (
    <section className={styles.figure}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {kind.label} <span className={styles.unit}>({kind.unit})</span>
        </h3>
        <span className={styles.share}>
          {share.whole}
          <small>{`${share.decimals}%`}</small>
        </span>
      </div>
      <Bar label={kind.label} provisioned={provisioned} promised={promised} physical={physical} />
      <dl className={styles.facts}>
        <Fact label="Provisioned" value={text(provisioned)}>
          In use by the instances, disks and snapshots of all silos.
        </Fact>
        <Fact label="Quotas" value={promisedText(text(promised), promised, physical)}>
          The quotas of all silos together. They may add up to more than the hardware.
        </Fact>
        <Fact label="Hardware" value={text(physical)}>
          {kind.key === 'storage'
            ? 'An estimate: the sleds in service × 32 TiB × 0.909, because the API reports no disk sizes.'
            : 'All sleds in service together.'}
        </Fact>
        <Fact label="On sleds that accept instances" value={text(provisionable)}>
          All provisionable sleds together.
        </Fact>
        <Fact label="Trend" value={growth ? trendWord(growth) : when(0)}>
          The median growth over the last 89 whole days, from the highest value of each day. Today does not
          count yet, so the forecast changes once a day.
        </Fact>
        <Fact label="Reaches 70%" value={when(physical * TARGET)}>
          The date when 70% of the hardware is in use, if the trend continues. In parentheses: the earliest
          and latest likely date.
        </Fact>
        <Fact label="Full" value={when(physical)}>
          The date when all of the hardware is in use, if the trend continues.
        </Fact>
        <Fact label="Confidence" value={growth ? confidenceText(growth) : when(0)}>
          How evenly use has grown, and over how many days.
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, value, children }: { label: string; value: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt>
        {label} <TipIcon>{children}</TipIcon>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const width = (value: number, total: number): string =>
  `${Math.max(0, Math.min(100, percentOf(value, total) ?? 0))}%`;

interface BarProps {
  label: string;
  provisioned: number;
  promised: number;
  physical: number;
}

/** A bar of the provisioned capacity, with a tick at 70% and a mark at the sum of the quotas. */
function Bar({ label, provisioned, promised, physical }: BarProps) {
  // CSS custom properties, which the style type does not list
  const style: CSSProperties & Record<'--_used' | '--_promised' | '--_target', string> = {
    '--_used': width(provisioned, physical),
    '--_promised': width(promised, physical),
    '--_target': `${TARGET * 100}%`,
  };
  const share = formatPercent(provisioned, physical);
  return (
    <div
      role="meter"
      aria-label={`${label} provisioned`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(100, percentOf(provisioned, physical) ?? 0))}
      aria-valuetext={`${share.whole}${share.decimals}%`}
      className={styles.bar}
      style={style}
    >
      <span className={styles.tick} />
      <span className={styles.mark} />
    </div>
  );
}
