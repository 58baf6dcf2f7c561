/** Utilization of quotas: bars and their numbers. Bundled where it is used. */
export { CapacityBars } from './bars.tsx';
export { amountText, CAPACITY_KINDS, type CapacityKind, sumOf } from './numbers.ts';
