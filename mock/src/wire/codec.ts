import { isRecord } from '@console/shared/record';

/**
 * Names on the wire and in our types (docs/contract/wire-rules.md "Wire conventions"): keys are snake_case there and camelCase here,
 * at every depth; values never change, except dates, which are ISO texts there.
 */
export function toCamel(key: string): string {
  return key.replace(/_(.)/g, (_, next: string) => next.toUpperCase());
}

export function toSnake(key: string): string {
  return key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

const DATE_KEY = /^time_|_time$|_expiration$|^timestamp$/;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Decodes a wire value. `key` is the wire key of the value. */
export function decode(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => decode(item));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [toCamel(name), decode(item, name)]),
    );
  }
  return typeof value === 'string' && DATE_KEY.test(key) && DATE.test(value) ? new Date(value) : value;
}

/**
 * Encodes a value for the wire. Undefined members are omitted.
 * @param names keys that are not in snake_case there, of a service of another team
 */
export function encode(value: unknown, names: readonly string[] = []): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => encode(item, names));
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  const wireName = (key: string) => names.find((name) => toCamel(name) === key) ?? toSnake(key);
  return Object.fromEntries(members.map(([name, item]) => [wireName(name), encode(item, names)]));
}
