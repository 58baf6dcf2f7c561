import { TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { formatBigNumber, formatPercent, percentOf, type SplitNumber } from '@console/shared/format';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';
import styles from './meter.module.css';

/** Shares above which a meter shows that little is left (docs/design/language.md section 11). */
const NOTICE = 70;
const CRITICAL = 90;

/** How little of a capacity is left. */
export type UsageLevel = 'normal' | 'notice' | 'critical';

/** The level of a used share in percent: the one set of thresholds of the console. */
export function usageLevel(percent: number): UsageLevel {
  if (percent >= CRITICAL) return 'critical';
  return percent >= NOTICE ? 'notice' : 'normal';
}

type Reading = SplitNumber & {
  readonly percent: number | undefined;
  readonly text: string;
  readonly level: UsageLevel;
};

/** The percentage; none when the total is zero. */
function read(used: number | bigint, total: number | bigint): Reading {
  const percent = percentOf(used, total);
  const split = formatPercent(used, total);
  return { percent, ...split, text: `${split.whole}${split.decimals}%`, level: usageLevel(percent ?? 0) };
}

function Bar({ label, reading }: { label: string; reading: Reading }) {
  const value = Math.max(0, Math.min(100, reading.percent ?? 0));
  // The type of `style` has no custom properties
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
      aria-valuetext={reading.text}
    />
  );
}

export type CapacityMeterProps = {
  /** `CPU`. */
  label: string;
  /** Whether the label starts with a capital letter. */
  isWord?: boolean | undefined;
  /** `vCPUs`, shown in brackets after the label. */
  unit?: string | undefined;
  used: number | bigint;
  total: number | bigint;
  /** Shown under the bar; default: the numbers by the rule of big numbers. */
  usedText?: ReactNode;
  totalText?: ReactNode;
  usedLabel?: string | undefined;
  totalLabel?: string | undefined;
  /** Level of the heading. */
  level?: 2 | 3 | undefined;
};

/** How much of a capacity is used. From 70% a text shows it too, because color alone is not enough. */
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
  const words = reading.level === 'normal' ? undefined : `${reading.whole}% used`;
  return (
    <div className={styles.meter}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <span className={props.isWord ? styles.word : undefined}>{label}</span>
          {unit !== undefined && <span className={styles.unit}>{`(${unit})`}</span>}
        </Heading>
        <span className={styles.figure}>
          {reading.whole}
          <small className={styles.decimals}>{`${reading.decimals}%`}</small>
        </span>
      </div>
      <Bar label={label} reading={reading} />
      <div className={styles.legend}>
        <span className={styles.pair}>
          <span>{usedLabel}</span>
          <b className={styles.amount}>{props.usedText ?? <Amount value={used} />}</b>
        </span>
        {words !== undefined && (
          <span className={styles.warning}>
            <Icon of={TriangleAlert} size="xs" className={cx(styles.warningGlyph)} />
            {words}
          </span>
        )}
        <span className={styles.pair}>
          <span>{totalLabel}</span>
          <b className={styles.amount}>{props.totalText ?? <Amount value={total} />}</b>
        </span>
      </div>
    </div>
  );
}

/** A number by the rule of big numbers; the tooltip has all digits (docs/screens/common-ui.md section 22). */
function Amount({ value }: { value: number | bigint }) {
  const { text, full } = formatBigNumber(value);
  return full === undefined ? (
    text
  ) : (
    <Tooltip content={full}>
      <span>{text}</span>
    </Tooltip>
  );
}

/** Meters side by side with separators; stacked on phones. */
export function MeterStrip({ children }: { children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}

export type InlineMeterProps = { label: string; used: number | bigint; total: number | bigint };

/** A small bar and its percentage, for tables. */
export function InlineMeter({ label, used, total }: InlineMeterProps) {
  const reading = read(used, total);
  return (
    <span className={styles.inline}>
      <Bar label={label} reading={reading} />
      {reading.text}
    </span>
  );
}
