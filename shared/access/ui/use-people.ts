import { useMemo } from 'react';
import { type Page, type PageState, type Query, useLoaded } from '@console/shared/query';
import { wholePage } from '@console/shared/table';

/**
 * A list of users or groups in order of their names; the server returns them in order of their ids, so all of them are read.
 * @param list identifies the list
 */
export function usePeople<Row extends { readonly displayName: string }>(
  list: string,
  people: Query<Page<Row>>,
): PageState<Row> {
  const { items } = useLoaded(people);
  return useMemo(
    () =>
      wholePage(
        list,
        items.toSorted((one, other) => String(one.displayName).localeCompare(String(other.displayName))),
      ),
    [list, items],
  );
}
