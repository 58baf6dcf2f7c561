import type { PageState } from '@console/shared/query';

const nothing = (): void => undefined;

/**
 * A list with all its rows loaded, for `ListPage`: it can be sorted and filtered like other lists, but has no pages.
 * @param list identifies the list, for example of one project
 */
export const wholePage = <Row>(list: string, rows: readonly Row[]): PageState<Row> => ({
  list,
  items: [...rows],
  isWhole: true,
  page: 1,
  hasPrev: false,
  hasNext: false,
  prev: nothing,
  next: nothing,
  updatedAt: 0,
  isFetching: false,
  error: null,
  isEnd: false,
  wantAll: nothing,
  reading: undefined,
});
