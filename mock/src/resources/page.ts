import { operationTable } from '../wire/api.ts';
import type { Call } from './call.ts';
import { decode, toSnake } from '../wire/codec.ts';
import { invalid } from '../wire/errors.ts';
import { checksum } from '../values/ids.ts';

/** Contents of a page token: the order, the end of the previous page, and the parent selectors of the first page. */
interface Token {
  readonly operation: string;
  readonly sort: string;
  readonly after: readonly [string, string];
  readonly selectors: Readonly<Record<string, unknown>>;
}

/** Default limit. docs/contract/server-behaviour.md section 1 "Lists". */
const DEFAULT_LIMIT = 100;

const notSelectors = new Set(['limit', 'pageToken', 'sortBy', 'order']);

function seal(token: Token): string {
  const text = encodeURIComponent(JSON.stringify(token));
  return btoa(`${checksum(text)}${text}`);
}

function isToken(value: unknown): value is Token {
  return (
    typeof value === 'object' &&
    value !== null &&
    'after' in value &&
    'selectors' in value &&
    'operation' in value
  );
}

/**
 * Decodes a token.
 * @throws MockError 400 for a token that is not ours, was altered, or belongs to another list. docs/contract/server-behaviour.md section 1 [P].
 */
function open(text: string, operation: string): Token {
  const refused = invalid('the page token is not valid for this list');
  let plain: string;
  try {
    plain = atob(text);
  } catch {
    throw refused;
  }
  const body = plain.slice(8);
  if (checksum(body) !== plain.slice(0, 8)) throw refused;
  const value: unknown = JSON.parse(decodeURIComponent(body));
  if (!isToken(value) || value.operation !== operation) throw refused;
  return value;
}

/** Later pages carry the parent selectors in their token (docs/contract/wire-rules.md "Pagination"). Adds omitted ones. */
export function restoreSelectors(
  operation: string,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (typeof query.pageToken !== 'string') return { ...query };
  const { selectors } = open(query.pageToken, operation);
  const restored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(selectors)) restored[name] = decode(value, toSnake(name));
  return { ...restored, ...query };
}

/** A sort key of a list. */
export interface SortKey {
  readonly id: string;
  readonly name?: string;
  readonly timeCreated?: Date;
}

/** Query parameters of a list. */
export interface PageQuery {
  readonly limit?: number | null | undefined;
  readonly pageToken?: string | null | undefined;
  readonly sortBy?: string | null | undefined;
}

type Position = readonly [string, string];

function positionOf(key: SortKey, sort: string): Position {
  if (sort.startsWith('name')) return [key.name ?? '', key.id];
  if (sort === 'ascending' || sort === 'descending') return [key.timeCreated?.toISOString() ?? '', key.id];
  return ['', key.id];
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compare = (a: Position, b: Position): number => order(a[0], b[0]) || order(a[1], b[1]);

/**
 * One page of a list, in the requested order. Every page that is not empty has a `nextPage`, also the last one, as in
 * the production server: corrections "Who may see what, pages".
 * @param keyOf the sort key, for rows that are not flat objects with a name
 */
export function page<R>(
  call: Call,
  query: PageQuery,
  rows: readonly R[],
  keyOf: (row: R) => SortKey,
): { items: R[]; nextPage: string | null } {
  const { operationId } = call;
  const token = query.pageToken ? open(query.pageToken, operationId) : undefined;
  const sort = token?.sort ?? query.sortBy ?? operationTable[operationId].sort?.[0] ?? 'id_ascending';
  const limit = query.limit ?? DEFAULT_LIMIT;
  const direction = sort.endsWith('descending') ? -1 : 1;
  const placed = rows.map((row) => ({ row, position: positionOf(keyOf(row), sort) }));
  placed.sort((a, b) => direction * compare(a.position, b.position));
  const rest = token
    ? placed.filter(({ position }) => direction * compare(position, token.after) > 0)
    : placed;
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  const selectors = Object.fromEntries(Object.entries(query).filter(([name]) => !notSelectors.has(name)));
  return {
    items: items.map(({ row }) => row),
    nextPage:
      last !== undefined ? seal({ operation: operationId, sort, after: last.position, selectors }) : null,
  };
}

/** `page` for rows that are their own sort key. */
export function pageOf<R extends SortKey>(
  call: Call,
  query: PageQuery,
  rows: readonly R[],
): { items: R[]; nextPage: string | null } {
  return page(call, query, rows, (row) => row);
}
