import type { VirtualResourceCounts } from '@console/shared/api';
import { formatNumber, toGiB, toTiB } from '@console/shared/format';

/** A resource that quotas limit. */
export interface CapacityKind {
  readonly key: keyof VirtualResourceCounts;
  /** Column header. */
  readonly label: string;
  /** Unit in brackets after the title of a bar. */
  readonly unit: string;
  /** Unit after numbers; CPUs have none. */
  readonly suffix: string;
  /** Converts a number of the API to the unit, with at most two decimals. */
  readonly amount: (value: number) => number;
}

/** CPU, memory and storage in their order, in the units of utilization (docs/screens/system-settings-auth.md section 6). */
export const CAPACITY_KINDS = [
  { key: 'cpus', label: 'CPU', unit: 'vCPUs', suffix: '', amount: (value) => value },
  { key: 'memory', label: 'Memory', unit: 'GiB', suffix: 'GiB', amount: toGiB },
  { key: 'storage', label: 'Storage', unit: 'TiB', suffix: 'TiB', amount: toTiB },
] as const satisfies readonly CapacityKind[];

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** `384 GiB`, `38`: an amount in the unit of its kind, grouped for the locale. */
export function amountText({ suffix }: CapacityKind, amount: number, locale?: string): string {
  const text = formatNumber(amount, locale);
  return suffix === '' ? text : `${text}${NO_BREAK_SPACE}${suffix}`;
}

/** An amount of memory in bytes, in the unit of utilization pages. */
export const memoryText = (bytes: number): string => {
  const [, memory] = CAPACITY_KINDS;
  return amountText(memory, memory.amount(bytes));
};

/** Sums over silos. */
export const sumOf = (all: readonly VirtualResourceCounts[]): VirtualResourceCounts => ({
  cpus: all.reduce((sum, { cpus }) => sum + cpus, 0),
  memory: all.reduce((sum, { memory }) => sum + memory, 0),
  storage: all.reduce((sum, { storage }) => sum + storage, 0),
});
