/**
 * The key and date rules of the API (contract, "Wire conventions"): keys are snake_case on the wire and camelCase here, at every
 * depth; values are unchanged, except dates.
 */

/** Keys under which a date string becomes a `Date`. The generated types follow the same expression. */
export const timeKey = /^time_|_time$|_expiration$|^timestamp$/;

const timeValue = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** `project_id` to `projectId`: drop the underscore, raise the next character. */
export const toCamel = (key: string): string => key.replace(/_(.)/g, (_, next: string) => next.toUpperCase());

/** `projectId` to `project_id`: an underscore before every capital. */
export const toSnake = (key: string): string =>
  key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

function dateOf(text: string): Date | string {
  if (!timeValue.test(text)) return text;
  const date = new Date(text);
  // 31 February and similar texts stay strings, which are more useful than an invalid Date
  return Number.isNaN(date.valueOf()) ? text : date;
}

/** From the wire: keys to camelCase, and strings under a time key to `Date`. Array elements have no key. */
export function decode(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return timeKey.test(key) ? dateOf(value) : value;
  if (Array.isArray(value)) return value.map((item) => decode(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [toCamel(name), decode(item, name)]));
}

/** A key as sent: the member of `names` that is read as this key, such as `sizeBytes`, else in snake_case. */
export const toWire = (key: string, names: readonly string[]): string =>
  names.find((name) => toCamel(name) === key) ?? toSnake(key);

/**
 * To the wire: keys to snake_case. A `Date` stays, `JSON.stringify` writes it as ISO 8601.
 * @param names keys that are sent unchanged, of a service whose keys are not all in snake_case
 */
export function encode(value: unknown, names: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => encode(item, names));
  if (!isObject(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [toWire(name, names), encode(item, names)]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
