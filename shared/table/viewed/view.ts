import type { Column } from '../column.ts';

/** What a person has made of a list. It is kept in the address, so that Back, a reload and a link keep it. */
export type ListView = {
  /** Absent: the order of the server. */
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** Words that all have to be in a row; empty: every row. */
  readonly filter: string;
  /** Columns to show, by id and with the first one; absent: those that there is room for. */
  readonly columns?: readonly string[] | undefined;
};

/** What an address says of columns. */
type Known = Pick<Column<never>, 'id' | 'value'>;

/** A column in an address: `Attached to` is `attached-to`. */
const slugOf = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Reads the view out of a query string, `?sort=-created&filter=web&columns=name,state`. What is unknown or makes no sense is
 * as if it were not there: a link outlives the columns it names.
 */
export function readView(search: string, [first, ...others]: readonly Known[]): ListView {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  const descending = sort.startsWith('-');
  const sorted = [first, ...others].find(
    (one) => one?.value && slugOf(one.id) === sort.slice(descending ? 1 : 0),
  );
  const slugs = params.get('columns')?.split(',') ?? [];
  const isChosen = ({ id }: Known) => slugs.includes(slugOf(id));
  const chosen = others.filter(isChosen);
  return {
    sort: sorted && { column: sorted.id, descending },
    filter: params.get('filter')?.trim().replaceAll(/\s+/g, ' ') ?? '',
    columns:
      first && (chosen.length > 0 || isChosen(first)) ? [first, ...chosen].map(({ id }) => id) : undefined,
  };
}

/** Changes parts of a view. */
export type ChangeView = (part: Partial<ListView>) => void;

/** The query string with a view in the place of the one it had; what else it says stays. Empty, or with its `?`. */
export function writeView(search: string, { sort, filter, columns }: ListView): string {
  const params = new URLSearchParams(search);
  const parts = {
    sort: sort && (sort.descending ? '-' : '') + slugOf(sort.column),
    filter,
    columns: columns?.map(slugOf).join(','),
  };
  for (const [name, value] of Object.entries(parts)) {
    params.delete(name);
    if (value) params.set(name, value);
  }
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** A press on a head sorts upwards, the next one downwards, the third takes the order away. */
export function nextSort(sort: ListView['sort'], column: string): ListView['sort'] {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}
