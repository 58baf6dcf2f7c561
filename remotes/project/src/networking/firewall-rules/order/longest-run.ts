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
  // Of the best selection that ends with each value: how good it is, and the index before
  const scores: number[] = [];
  const befores: number[] = [];
  let [last, top] = [-1, 0];
  for (const [at, value] of values.entries()) {
    let [before, best] = [-1, 0];
    for (let index = 0; value !== undefined && index < at; index += 1) {
      const score = scores[index] ?? 0;
      if (score > best && (values[index] ?? Infinity) <= value) [before, best] = [index, score];
    }
    const score = value === undefined ? 0 : best + longer + (isPreferred(at) ? 1 : 0);
    if (score > top) [last, top] = [at, score];
    scores.push(score);
    befores.push(before);
  }
  const found: number[] = [];
  for (let at = last; at !== -1; at = befores[at] ?? -1) found.unshift(at);
  return found;
}
