import { Search } from 'lucide-react';
import { Button, EmptyState } from '@console/shared/ui/basic';
import type { Column } from '../columns/column.ts';
import { type Count, countText } from './count.ts';
import { columnLabel } from './entries.ts';
import { writeTerm } from './query.ts';
import { type Filter, searchedColumns } from './terms.ts';
import type { ListView } from './view.ts';

const listed = new Intl.ListFormat('en');

/** Shown instead of the table when no row matches the filter. */
export function NoMatch<Row>({ plural, columns, view, filter, count, onFilter }: NoMatchProps<Row>) {
  const isPart = count.isReading || count.hasMore;
  return (
    <EmptyState
      variant="page"
      icon={Search}
      title={isPart ? `No ${plural} match so far` : `No ${plural} match`}
      action={
        <Button variant="secondary" onClick={() => onFilter('')}>
          Clear filter
        </Button>
      }
    >
      {isPart
        ? countText(count, view).replace(/(?<!…)$/, '.')
        : reasons(filter, searchedColumns(columns, view))}
    </EmptyState>
  );
}

/** The places where words were searched, and the other conditions for a row. */
function reasons<Row>({ terms, problems }: Filter<Row>, searched: readonly Column<Row>[]): string {
  const fields = terms
    .filter(({ kind }) => kind === 'field')
    .map(writeTerm)
    .filter((text) => !problems.some(({ term }) => term === text));
  const columns = searched.map(({ header }) => columnLabel(header));
  return [
    ...(terms.some(({ kind }) => kind === 'word')
      ? [`Each word was looked for in ${listed.format(columns)}.`]
      : []),
    ...(fields.length > 0 ? [`No row has all of this: ${fields.join(' ')}.`] : []),
  ].join(' ');
}

export type NoMatchProps<Row> = {
  /** Name of the rows: `instances`. */
  readonly plural: string;
  readonly columns: readonly Column<Row>[];
  readonly view: ListView;
  readonly filter: Filter<Row>;
  readonly count: Count;
  readonly onFilter: (filter: string) => void;
};
