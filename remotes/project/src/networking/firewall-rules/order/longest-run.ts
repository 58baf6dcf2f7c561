/**
 * The longest selection of values that never fall; of equally long ones, one with the most preferred values. Compares every pair: a VPC
 * has at most 1,024 rules.
 * @param values undefined: never selected
 * @returns the indexes, ascending
 */
export function longestRun(
  values: readonly (number | undefined)[],
  isPreferred: (index: number) => boolean,
): number[] {
  const longer = values.length + 1;
  const ends: {
    readonly value: number;
    readonly at: number;
    readonly before: number;
    readonly score: number;
  }[] = [];
  let last = -1;
  for (const [at, value] of values.entries()) {
    if (value === undefined) continue;
    let before = -1;
    for (const [index, end] of ends.entries())
      if (end.value <= value && end.score > (ends[before]?.score ?? 0)) before = index;
    const score = (ends[before]?.score ?? 0) + longer + (isPreferred(at) ? 1 : 0);
    if (score > (ends[last]?.score ?? 0)) last = ends.length;
    ends.push({ value, at, before, score });
  }
  const found: number[] = [];
  for (let end = ends[last]; end; end = ends[end.before]) found.unshift(end.at);
  return found;
}
