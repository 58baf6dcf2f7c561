import type { SecretField } from '@console/shared/api';
import { hasCredentials, withoutCredentials } from '@console/shared/format';

/** A body without its secrets. */
export interface Masked {
  readonly body: unknown;
  /** The placeholders, such as `$PASSWORD`. */
  readonly placeholders: readonly string[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value with each text at a path replaced; absent and null values stay. */
function replaced(value: unknown, place: readonly string[], stand: () => string): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return typeof value === 'string' ? stand() : value;
  if (Array.isArray(value)) return key === '*' ? value.map((item) => replaced(item, rest, stand)) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      key === '*' || key === name ? replaced(member, rest, stand) : member,
    ]),
  );
}

/** The value with the credentials of each address in it replaced. */
function withoutUserInfo(value: unknown, stand: () => string): unknown {
  if (typeof value === 'string') return hasCredentials(value) ? withoutCredentials(value, stand()) : value;
  if (Array.isArray(value)) return value.map((item) => withoutUserInfo(item, stand));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutUserInfo(member, stand)]),
  );
}

/** Replaces the secrets of a body in wire format with placeholders; several with one name are numbered: `$SECRET`, `$SECRET_2`. */
export function masked(body: unknown, fields: readonly SecretField[]): Masked {
  const placeholders: string[] = [];
  const counts = new Map<string, number>();
  const stand = (name: string) => () => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const placeholder = `$${name}${count === 1 ? '' : `_${count}`}`;
    placeholders.push(placeholder);
    return placeholder;
  };
  const left = fields.reduce((rest, [place, name]) => replaced(rest, place.split('.'), stand(name)), body);
  return { body: withoutUserInfo(left, stand('CREDENTIALS')), placeholders };
}
