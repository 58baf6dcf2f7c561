import { Search } from 'lucide-react';
import { Button, EmptyState } from '@console/shared/ui/basic';
import { type Count, countText } from './count.ts';
import type { ListView } from './view.ts';

/** Shown instead of the table when no row matches the filter. */
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
        ? countText(count, { filter }).replace(/(?<!…)$/, '.')
        : 'No visible column contains all your search words.'}
    </EmptyState>
  );
}

/** Props of {@link NoMatch}. */
export type NoMatchProps = {
  /** Name of the rows: `instances`. */
  readonly plural: string;
  readonly view: ListView;
  readonly count: Count;
  readonly onFilter: (filter: string) => void;
};
