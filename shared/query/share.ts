/**
 * Structural sharing: parts of `next` that equal those of `previous` stay the old objects, so that a refetch without changes
 * renders nothing again. The library's own sharing does not handle `Date`, and every row has one.
 */
export function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (previous instanceof Date && next instanceof Date) {
    return previous.valueOf() === next.valueOf() ? previous : next;
  }
  if (Array.isArray(previous) && Array.isArray(next)) {
    const items = next.map((item, index) => share(previous[index], item));
    return items.length === previous.length && items.every((item, index) => Object.is(item, previous[index]))
      ? previous
      : items;
  }
  return isPlain(previous) && isPlain(next) ? shareObjects(previous, next) : next;
}

function shareObjects(previous: object, next: object): object {
  const before = new Map<string, unknown>(Object.entries(previous));
  const entries = Object.entries(next).map(([key, value]): [string, unknown] => [
    key,
    share(before.get(key), value),
  ]);
  const same =
    entries.length === before.size &&
    entries.every(([key, value]) => before.has(key) && Object.is(before.get(key), value));
  return same ? previous : Object.fromEntries(entries);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
