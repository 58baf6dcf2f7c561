/** A node with neighbors on both sides: a resource, or a group of them. */
interface Linked {
  readonly id: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** All nodes on a path through a node, itself included: its ancestors and its descendants, but not their other branches. */
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
