import { Search } from 'lucide-react';
import { Button, EmptyState } from '@console/shared/ui/basic';
import { type Count, countText } from './count.ts';
import type { ListView } from './view.ts';

/** Stands in the place of the table when a filter leaves no row. */
export function NoMatch({ plural, view: { filter }, count, onFilter }: NoMatchProps) {
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
        ? `${countText(count, { filter })}.`
        : 'Every word of the filter has to be in one of the columns that are shown.'}
    </EmptyState>
  );
}

/** Props of {@link NoMatch}. */
export type NoMatchProps = {
  /** `instances`. */
  readonly plural: string;
  readonly view: ListView;
  readonly count: Count;
  readonly onFilter: (filter: string) => void;
};
