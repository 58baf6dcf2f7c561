import { formatNumber, round } from '@console/shared/format';

/** A unit for values that need no scaling. */
export type FixedUnit = {
  /** Shown in brackets after the title: `GiB`. */
  readonly label: string;
  /** Shown after values; default: the label, `''` for none. */
  readonly suffix?: string | undefined;
};

/**
 * Kind of the values of a chart: percent (0 to 100), bytes, a count, either of them per second, or values in a unit that is
 * given. The chart scales bytes and counts by its largest value.
 */
export type ChartUnit = 'percent' | 'bytes' | 'count' | 'bytesPerSecond' | 'countPerSecond' | FixedUnit;

/** A unit that fits the values of a chart. */
export type Scale = {
  /** In brackets after the title. */
  readonly label: string;
  /** Divisor from values to the numbers of the axis. */
  readonly divisor: number;
  /** Text of a grid line, from a divided value. */
  readonly tick: (scaled: number) => string;
  /** Number of a raw value without its unit, for table cells. */
  readonly number: (value: number) => string;
  /** Shown after the number. */
  readonly suffix: string;
};

const BYTES = ['Bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
const COUNTS = ['', 'k', 'M', 'B', 'T'];

/** The number of times that the value can be divided by `base`, at most four. */
function magnitude(value: number, base: number): number {
  let power = 0;
  for (let rest = Math.abs(value); rest >= base && power < 4; rest /= base) power += 1;
  return power;
}

/** Three significant digits without trailing zeros: `1.25`, `12.5`, `125`. */
const significant = (value: number) => formatNumber(Number(value.toPrecision(3)));

const perSecond = (scale: Scale): Scale => ({
  ...scale,
  label: `${scale.label}/s`,
  suffix: `${scale.suffix}/s`,
});

/** The unit for a chart whose largest value is `max`; 0 when there are no values. */
export function scaleFor(unit: ChartUnit, max: number): Scale {
  if (unit === 'percent') {
    const number = (value: number) => formatNumber(value);
    return { label: '%', divisor: 1, tick: number, number, suffix: '%' };
  }
  if (unit === 'bytes') {
    const power = magnitude(max, 1024);
    const divisor = 1024 ** power;
    const label = BYTES[power] ?? '';
    return {
      label,
      divisor,
      tick: (scaled) => formatNumber(scaled),
      number: (value) => formatNumber(value / divisor),
      suffix: label === 'Bytes' ? 'B' : label,
    };
  }
  if (unit === 'count') {
    const power = magnitude(max, 1000);
    return {
      label: 'Count',
      divisor: 1000 ** power,
      tick: (scaled) => `${significant(scaled)}${scaled === 0 ? '' : (COUNTS[power] ?? '')}`,
      number: (value) => formatNumber(value),
      suffix: '',
    };
  }
  if (unit === 'bytesPerSecond') return perSecond(scaleFor('bytes', max));
  if (unit === 'countPerSecond') return perSecond(scaleFor('count', max));
  return {
    label: unit.label,
    divisor: 1,
    tick: (scaled) => formatNumber(scaled),
    number: (value) => formatNumber(value),
    suffix: unit.suffix ?? unit.label,
  };
}

/** `2,310 vCPU`, `46.95%`, `1.5 MiB`: number and unit as one text. */
export function valueText(scale: Scale, value: number): string {
  if (scale.suffix === '') return scale.number(value);
  return `${scale.number(value)}${scale.suffix === '%' ? '' : ' '}${scale.suffix}`;
}

/**
 * Percent from the vCPU time of `virtual_machine:vcpu_usage`, which is the sum of nanoseconds over samples of five
 * seconds, with one series per vCPU (docs/screens/compute-storage.md section 5.5).
 */
export const vcpuPercent = (value: number, seriesCount: number): number =>
  seriesCount > 0 ? round((value * 100) / (5e9 * seriesCount)) : 0;
