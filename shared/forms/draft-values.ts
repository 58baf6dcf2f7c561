type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The part of a form's values that may be stored: without what is secret, and without everything that JSON cannot hold, such as
 * files. What is left out is undefined.
 * @param secrets paths of fields: `password`, `access.token`
 */
export function storable(value: unknown, secrets: ReadonlySet<string>, path = ''): unknown {
  if (secrets.has(path)) return undefined;
  const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => storable(item, secrets, inside(String(index))));
    // A list without one of its items would be another list
    return items.includes(undefined) ? undefined : items;
  }
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, member]) => [key, storable(member, secrets, inside(key))] as const)
        .filter(([, member]) => member !== undefined),
    );
  return value === null || ['string', 'number', 'boolean'].includes(typeof value) ? value : undefined;
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/**
 * The values of a form with those of a draft in their place. The draft may come from another build: what the form does not have,
 * or has as another type, is left out. `null` is a field that is empty and goes with each type.
 */
export function merged(current: unknown, draft: unknown): unknown {
  if (draft === undefined) return current;
  if (isFields(current) && isFields(draft)) {
    const keys = Object.keys(current);
    return keys.length === 0
      ? draft
      : Object.fromEntries(keys.map((key) => [key, merged(current[key], draft[key])]));
  }
  if (current === null || current === undefined || draft === null) return draft;
  return kindOf(current) === kindOf(draft) ? draft : current;
}
