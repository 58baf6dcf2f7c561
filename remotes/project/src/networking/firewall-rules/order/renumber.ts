import { MAX_PRIORITY, type RuleBody } from '../rule-set.ts';
import { longestRun } from './longest-run.ts';

/**
 * The priorities that bring rules into an order of decision, changed for as few rules as possible; of equally few, for moved ones
 * first, and with as much room as possible between them.
 *
 * Each rule must have at least the priority of the previous one, and a higher one where at the same priority the other would be decided
 * first: a rule that denies before one that allows, and otherwise in the order of the server. The number of such steps before a rule
 * is known, so priorities minus these steps must only be non-decreasing: the rules that keep theirs are the longest such subsequence.
 * @param rules in the order of the server
 * @param order names of all rules, in the order in which they are to be decided
 * @returns the changed priorities by name; undefined when there are not enough of them
 */
export function renumbered(
  rules: readonly Pick<RuleBody, 'name' | 'action' | 'priority'>[],
  order: readonly string[],
  moved: ReadonlySet<string>,
  max = MAX_PRIORITY,
): ReadonlyMap<string, number> | undefined {
  const places = new Map(rules.map((rule, place) => [rule.name, { ...rule, place }]));
  const wanted = order.flatMap((name) => places.get(name) ?? []);
  let count = 0;
  const steps = wanted.map((rule, at) => {
    const before = wanted[at - 1];
    if (before && !comesBefore(before, rule)) count += 1;
    return count;
  });
  const room = max - count;
  if (room < 0) return undefined;
  const levels = wanted.map(({ priority }, at) => priority - (steps[at] ?? 0));
  const kept = longestRun(
    levels.map((level) => (level < 0 || level > room ? undefined : level)),
    (at) => !moved.has(wanted[at]?.name ?? ''),
  );
  const changed = new Map<string, number>();
  let [from, low] = [-1, 0];
  for (const until of [...kept, wanted.length]) {
    const high = levels[until] ?? room;
    for (let at = from + 1; at < until; at += 1) {
      const level = low + Math.floor(((high - low) * (at - from)) / (until - from));
      changed.set(wanted[at]?.name ?? '', level + (steps[at] ?? 0));
    }
    [from, low] = [until, high];
  }
  return changed;
}

type Placed = Pick<RuleBody, 'action'> & { readonly place: number };

/** Whether a rule is decided before another one of the same priority. */
const comesBefore = (first: Placed, second: Placed): boolean =>
  first.action === second.action ? first.place < second.place : first.action === 'deny';
