/** What has neighbors on both sides: a thing, or what the picture draws of several. */
interface Linked {
  readonly id: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Everything on a path through one of them: what leads to it, and what it leads to, but not what hangs beside it. It is itself
 * among them.
 */
export function pathsThrough(id: string, all: ReadonlyMap<string, Linked>): ReadonlySet<string> {
  const found = new Set([id]);
  for (const side of ['before', 'after'] as const) {
    const left = [id];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const more = (all.get(next)?.[side] ?? []).filter((other) => !found.has(other));
      for (const other of more) found.add(other);
      left.push(...more);
    }
  }
  return found;
}
