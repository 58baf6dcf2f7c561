import type { Item, BulkJob, BulkJobState } from './job.ts';
import type { Noun, Task } from './task.ts';

/** `1 disk`, `12 disks`. */
export const counted = (count: number, [one, many]: Noun): string => `${count} ${count === 1 ? one : many}`;

/** `Stop 12 instances`. */
export const titleOf = ({ label, noun }: Pick<BulkJob, 'label' | 'noun'>, count: number): string =>
  `${label} ${counted(count, noun)}`;

/** `Stop 12 of 18 instances`: what will happen, not what is selected. */
export const planTitle = ({ label, noun, candidates }: Task, count: number): string =>
  count === candidates.length
    ? titleOf({ label, noun }, count)
    : `${label} ${count} of ${counted(candidates.length, noun)}`;

/** `3 floating IPs detached`: the rows that succeeded. */
export function doneText(job: BulkJob): string {
  const done = countIn(job.getState().items, 'done');
  return `${counted(done, job.noun)} ${participleOf(job.label)}`;
}

/** Irregular participles for {@link participleOf}. */
const PARTICIPLES = new Map([
  ['make', 'made'],
  ['resend', 'resent'],
  ['set', 'set'],
  ['snapshot', 'snapshotted'],
]);

/** Participle of an action: `Stop` gives `stopped`, `Remove from group` gives `removed from group`. */
export function participleOf(label: string): string {
  const [verb = '', ...rest] = label.toLowerCase().split(' ');
  return [PARTICIPLES.get(verb) ?? regular(verb), ...rest].join(' ');
}

/** `deleted`, `started`; a short verb such as `stop` doubles its consonant. */
function regular(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** Number of items in one of the states. */
export const countIn = (items: readonly Item[], ...states: readonly Item['state'][]): number =>
  items.filter(({ state }) => states.includes(state)).length;

/** `7 of 10 done, 2 in progress, 1 failed`. */
export function summaryOf({ items }: BulkJobState): string {
  const gone = countIn(items, 'gone');
  const parts = [
    [countIn(items, 'accepted', 'in progress'), 'in progress'],
    [countIn(items, 'failed'), 'failed'],
    [countIn(items, 'unknown', 'checking'), 'unknown'],
    [gone, gone === 1 ? 'no longer exists' : 'no longer exist'],
    [countIn(items, 'skipped'), 'not started'],
  ] as const;
  return [
    `${countIn(items, 'done')} of ${items.length} done`,
    ...parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`),
  ].join(', ');
}
