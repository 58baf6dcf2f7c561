import type { Column } from '../columns/column.ts';

/** The view of a list. It is kept in the address, so that Back, a reload and a link keep it. */
export type ListView = {
  /** The order; absent for the order of the server. */
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** Words that a row must contain; empty for every row. */
  readonly filter: string;
  /** Ids of the columns to show, with the first one; absent for those that fit. */
  readonly columns?: readonly string[] | undefined;
};

/** Columns as far as the address refers to them. */
type Known = Pick<Column<never>, 'id' | 'value'>;

/** Name of a column in the address: `attached-to` for `Attached to`. */
export const slugOf = (id: string): string => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Reads the view from a query string, `?sort=-created&filter=web&columns=name,state`. Unknown columns and invalid values are
 * ignored, because a link may be older than the columns.
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
    filter: params.get('filter')?.trim() ?? '',
    columns:
      first && (chosen.length > 0 || isChosen(first)) ? [first, ...chosen].map(({ id }) => id) : undefined,
  };
}

export type ChangeView = (part: Partial<ListView>) => void;

/** The query string with another view; its other parameters stay. Empty, or with its `?`. */
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
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}

/** The first click on a head sorts ascending, the second descending, the third removes the order. */
export function nextSort(sort: ListView['sort'], column: string): ListView['sort'] {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}
