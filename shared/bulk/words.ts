import type { Item, BulkJob, BulkJobState } from './job.ts';
import type { Noun } from './task.ts';

/** `1 disk`, `12 disks`. */
export const counted = (count: number, [one, many]: Noun): string => `${count} ${count === 1 ? one : many}`;

/** `Stop 12 instances`. */
export const titleOf = ({ label, noun }: Pick<BulkJob, 'label' | 'noun'>, count: number): string =>
  `${label} ${counted(count, noun)}`;

/** How many items are in one of the states. */
export const countIn = (items: readonly Item[], ...states: readonly Item['state'][]): number =>
  items.filter(({ state }) => states.includes(state)).length;

/** `7 of 10 done, 1 failed`. */
export function summaryOf({ items }: BulkJobState): string {
  const parts = [
    [countIn(items, 'failed'), 'failed'],
    [countIn(items, 'gone'), 'not there any more'],
    [countIn(items, 'skipped'), 'not started'],
  ] as const;
  return [
    `${countIn(items, 'done')} of ${items.length} done`,
    ...parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`),
  ].join(', ');
}
