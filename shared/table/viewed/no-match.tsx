import { Search } from 'lucide-react';
import { Button, EmptyState } from '@console/shared/ui/basic';
import type { Column } from '../columns/column.ts';
import { searchedColumns } from './arrange.ts';
import { type Count, countText } from './count.ts';
import { columnLabel } from './entries.ts';
import type { ListView } from './view.ts';

const listed = new Intl.ListFormat('en');

/** Shown instead of the table when no row matches the filter. */
export function NoMatch<Row>({ plural, columns, view, count, onFilter }: NoMatchProps<Row>) {
  const { filter } = view;
  const searched = searchedColumns(columns, view).map(({ header }) => columnLabel(header));
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
        ? countText(count, { filter }).replace(/(?<!…)$/, '.')
        : `Each word was looked for in ${listed.format(searched)}.`}
    </EmptyState>
  );
}

/** Props of {@link NoMatch}. */
export type NoMatchProps<Row> = {
  /** Name of the rows: `instances`. */
  readonly plural: string;
  readonly columns: readonly Column<Row>[];
  readonly view: ListView;
  readonly count: Count;
  readonly onFilter: (filter: string) => void;
};
