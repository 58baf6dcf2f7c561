import type { CSSProperties } from 'react';
import { amountText, type CapacityKind } from '@console/shared/capacity';
import { formatNumber } from '@console/shared/format';
import { Tooltip } from '@console/shared/ui';
import { availableOf, pressureOf } from './available.ts';
import styles from './utilization.module.css';

interface UsageProps {
  kind: CapacityKind;
  /** In the unit of the API. */
  provisioned: number;
  quota: number;
}

/** The used amount of a quota, on two lines. */
export function Usage({ kind, provisioned, quota }: UsageProps) {
  return (
    <span className={styles.usage}>
      <span>{`${formatNumber(kind.amount(provisioned))} /`}</span>{' '}
      <span className={styles.quota}>{amountText(kind, kind.amount(quota))}</span>
    </span>
  );
}

/** Remaining quota, with a small meter when it is nearly exhausted. */
export function Available({ kind, provisioned, quota }: UsageProps) {
  const pressure = pressureOf(provisioned, quota);
  return (
    <span className={styles.available}>
      {amountText(kind, availableOf(kind, provisioned, quota))}
      {pressure && <Pressure {...pressure} />}
      {pressure && (
        <span className={styles.quota} aria-hidden="true">{`${Math.round(pressure.percent)}%`}</span>
      )}
    </span>
  );
}

function Pressure({ level, percent }: NonNullable<ReturnType<typeof pressureOf>>) {
  const text = `${formatNumber(percent)}% used`;
  // a CSS custom property, which the style type does not list
  const style: CSSProperties & Record<'--_value', string> = { '--_value': `${Math.min(100, percent)}%` };
  return (
    <Tooltip content={text} describe={false}>
      <span
        role="img"
        aria-label={text}
        className={level === 'critical' ? styles.critical : styles.notice}
        style={style}
      />
    </Tooltip>
  );
}
