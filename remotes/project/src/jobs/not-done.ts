import type { Step } from './task.ts';

const listed = new Intl.ListFormat('en');

/** The most steps that a sentence names, and the most that one about a refusal names. */
const NAMED_MAX = 3;
const REFUSED_MAX = 10;

function named(titles: readonly string[], most: number): string {
  const more = titles.length - most;
  return listed.format(more > 0 ? [...titles.slice(0, most), `${more} more`] : titles);
}

/** The refused steps with their reasons, in whole sentences; those of one reason together. */
export function refusedText(steps: readonly Step[], refused: ReadonlyMap<number, string>): string {
  const byReason = Map.groupBy(refused, ([, reason]) => reason);
  return [...byReason]
    .map(([reason, all]) => {
      const titles = all.flatMap(([index]) => steps[index]?.title ?? []);
      return `Not done: ${named(titles, REFUSED_MAX)}: ${reason}`;
    })
    .join(' ');
}

/** The steps from one on as not done; the first ones by name. */
export function notDone(steps: readonly Step[], index: number): string {
  const titles = steps.slice(index).map(({ title }) => title);
  return titles.length === 0 ? '' : `Not done: ${named(titles, NAMED_MAX)}.`;
}

/** The steps to be undone, the last one first. */
export const notUndone = (steps: readonly Step[]): string =>
  `Not done: ${listed.format(steps.flatMap(({ undo }) => undo?.title ?? []).toReversed())}.`;
