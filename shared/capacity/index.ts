/** Utilization of quotas and pools: bars and their numbers. Bundled where it is used. */
export { CapacityBars } from './bars.tsx';
export { poolUtilization } from './pool.ts';
export { amountText, CAPACITY_KINDS, type CapacityKind, memoryText, sumOf } from './numbers.ts';
