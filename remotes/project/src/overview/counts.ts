/** Number of resources in a state. */
export interface Count {
  readonly state: string;
  readonly count: number;
}

/** States that need attention, which come first. */
const FIRST: ReadonlySet<string> = new Set(['failed', 'faulted']);

/** How many resources are in each state: those that need attention first, then the most frequent. */
export function countsOf(states: readonly string[]): readonly Count[] {
  const counts = new Map<string, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts]
    .map(([state, count]) => ({ state, count }))
    .toSorted(
      (a, b) =>
        Number(FIRST.has(b.state)) - Number(FIRST.has(a.state)) ||
        b.count - a.count ||
        a.state.localeCompare(b.state, 'en'),
    );
}
