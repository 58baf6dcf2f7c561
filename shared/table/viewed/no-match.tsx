import { SearchX } from 'lucide-react';
import { Button, EmptyState } from '@console/shared/ui/basic';
import { type Count, countText } from './count.ts';

/** Stands in the place of the table when a filter leaves no row. */
export function NoMatch({ plural, filter, count, onClear }: NoMatchProps) {
  const isPart = count.isReading || count.hasMore;
  return (
    <EmptyState
      variant="page"
      icon={SearchX}
      title={isPart ? `No ${plural} match so far` : `No ${plural} match`}
      action={
        <Button variant="secondary" onClick={onClear}>
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
  readonly filter: string;
  readonly count: Count;
  readonly onClear: () => void;
};
