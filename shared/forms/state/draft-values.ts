import { hasCredentials } from '@console/shared/format';

type Fields = Record<string, unknown>;

/** An address with credentials is a secret, whatever field it is in. */
const isSecretText = (value: unknown): boolean => typeof value === 'string' && hasCredentials(value);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The part of a form's values that may be stored: without secrets, and without values that JSON cannot represent, such as
 * files. Omitted values are undefined.
 * @param secrets paths of fields: `password`, `access.token`
 */
export function storable(value: unknown, secrets: ReadonlySet<string>, path = ''): unknown {
  if (secrets.has(path) || isSecretText(value)) return undefined;
  const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => storable(item, secrets, inside(String(index))));
    // Without one of its items the list would have another meaning
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

/**
 * Whether `storable` leaves out something that the user has entered: a secret or a file.
 * @param secrets paths of fields, as for `storable`
 */
export function isPartlyStorable(value: unknown, secrets: ReadonlySet<string>, path = ''): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (secrets.has(path) || isSecretText(value) || value instanceof Blob)
    return !Array.isArray(value) || value.length > 0;
  if (!Array.isArray(value) && !isFields(value)) return false;
  return Object.entries(value).some(([key, member]) =>
    isPartlyStorable(member, secrets, path === '' ? key : `${path}.${key}`),
  );
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/**
 * The values of a form, replaced by those of a draft. The draft may come from another build: values that the form does not have,
 * or has with another type, are ignored. `null` is an empty field and fits every type.
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
