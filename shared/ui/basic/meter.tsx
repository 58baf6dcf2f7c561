import { TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { EM_DASH, formatNumber, formatPercent } from '@console/shared/format';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './meter.module.css';

/** Shares from which a meter says that little is left (docs/design/language.md section 11). */
const NOTICE = 70;
const CRITICAL = 90;

type Reading = {
  readonly percent: number | undefined;
  readonly whole: string;
  readonly decimals: string;
  readonly level: 'normal' | 'notice' | 'critical';
};

/** A share of nothing has no percentage. */
function read(used: number, total: number): Reading {
  if (total === 0) return { percent: undefined, whole: EM_DASH, decimals: '', level: 'normal' };
  const percent = (used / total) * 100;
  const level = percent >= CRITICAL ? 'critical' : percent >= NOTICE ? 'notice' : 'normal';
  return { percent, ...formatPercent(used, total), level };
}

function Bar({ label, reading, text }: { label: string; reading: Reading; text: string }) {
  const value = Math.max(0, Math.min(100, reading.percent ?? 0));
  // a custom property, which the type of style does not list
  const style: CSSProperties & Record<'--_value', string> = { '--_value': `${value}%` };
  return (
    <div
      role="meter"
      className={cx(styles.bar, styles[reading.level])}
      style={style}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100) / 100}
      aria-valuetext={text}
    />
  );
}

export type CapacityMeterProps = {
  /** `CPU`. */
  label: string;
  /** `vCPUs`, shown in brackets after the label. */
  unit?: string | undefined;
  used: number;
  total: number;
  /** Shown under the bar; the formatted numbers when left out. */
  usedText?: ReactNode;
  totalText?: ReactNode;
  usedLabel?: string | undefined;
  totalLabel?: string | undefined;
  /** Level of the heading. */
  level?: 2 | 3 | undefined;
};

/** How much of a capacity is taken. From 70 % on words say so, because colour alone does not. */
export function CapacityMeter(props: CapacityMeterProps) {
  const {
    label,
    unit,
    used,
    total,
    usedLabel = 'Provisioned',
    totalLabel = 'Quota (Total)',
    level = 3,
  } = props;
  const reading = read(used, total);
  const Heading = `h${level}` as const;
  const usedText = props.usedText ?? formatNumber(used);
  const totalText = props.totalText ?? formatNumber(total);
  const words =
    reading.level === 'normal' ? undefined : `Above ${reading.level === 'notice' ? NOTICE : CRITICAL}%`;
  return (
    <div className={styles.meter}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          {label}
          {unit !== undefined && <span className={styles.unit}>{` (${unit})`}</span>}
        </Heading>
        <span className={styles.figure}>{`${reading.whole}${reading.decimals}%`}</span>
      </div>
      <Bar label={label} reading={reading} text={`${reading.whole}${reading.decimals}%`} />
      <div className={styles.legend}>
        <span className={styles.pair}>
          <span>{usedLabel}</span>
          <b className={styles.amount}>{usedText}</b>
        </span>
        {words !== undefined && (
          <span className={styles.warning}>
            <Icon of={TriangleAlert} size="xs" className={cx(styles.warningGlyph)} />
            {words}
          </span>
        )}
        <span className={styles.pair}>
          <span>{totalLabel}</span>
          <b className={styles.amount}>{totalText}</b>
        </span>
      </div>
    </div>
  );
}

/** Meters side by side between hairlines; stacked on phones. */
export function MeterStrip({ children }: { children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}

export type InlineMeterProps = { label: string; used: number; total: number };

/** A small bar and its percentage, for tables. */
export function InlineMeter({ label, used, total }: InlineMeterProps) {
  const reading = read(used, total);
  const text = `${reading.whole}${reading.decimals}%`;
  return (
    <span className={styles.inline}>
      <Bar label={label} reading={reading} text={text} />
      {text}
    </span>
  );
}
