import { formatNumber, pluralize } from '@console/shared/format';
import type { Counted } from './counts.ts';
import { columnLabel } from './entries.ts';
import { type Filter, isChosen, toggledValue } from './terms.ts';
import { slugOf } from './view.ts';
import styles from './filter.module.css';

type CountGroupsProps<Row> = {
  /** Name of the rows: `instances`. */
  readonly plural: string;
  /** Number of the rows that are loaded. */
  readonly read: number;
  /** Which rows these are, when not all are loaded. */
  readonly part: 'page' | 'beginning' | undefined;
  readonly filter: Pick<Filter<Row>, 'terms'>;
  readonly counted: readonly Counted<Row>[];
  readonly onFilter: (filter: string) => void;
};

/** The counts of a list as buttons that filter by their value; those of several columns beside each other, in one line that scrolls. */
export function CountGroups<Row>({ read, part, counted, ...props }: CountGroupsProps<Row>) {
  return (
    <div className={styles.counts}>
      {part && (
        <span className={styles.part}>
          {part === 'page' ? 'On this page' : `In the first ${pluralize(read, 'row')}`}
        </span>
      )}
      {counted.map((one) => (
        <CountGroup key={one.column.id} {...props} {...one} isOne={counted.length === 1} />
      ))}
    </div>
  );
}

type CountGroupProps<Row> = Pick<CountGroupsProps<Row>, 'plural' | 'filter' | 'onFilter'> &
  Counted<Row> & {
    /** The only group needs no heading. */
    readonly isOne: boolean;
  };

function CountGroup<Row>({
  plural,
  filter: { terms },
  column,
  counts,
  isOne,
  onFilter,
}: CountGroupProps<Row>) {
  const name = slugOf(column.id);
  const present = counts.map(([value]) => value);
  return (
    <div
      className={styles.group}
      role="group"
      aria-label={`${columnLabel(plural)} by ${column.header.toLowerCase()}`}
    >
      {!isOne && (
        <span className={styles.part} aria-hidden="true">
          {columnLabel(column.header)}
        </span>
      )}
      {counts.map(([value, count]) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={isChosen(terms, name, value)}
          onClick={() => onFilter(toggledValue(terms, name, value, present))}
        >
          <span className={styles.word}>{value}</span> <b>{formatNumber(count)}</b>
        </button>
      ))}
    </div>
  );
}
