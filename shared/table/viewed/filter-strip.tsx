import { X } from 'lucide-react';
import { useMemo } from 'react';
import { formatNumber, pluralize } from '@console/shared/format';
import { cx, Icon } from '@console/shared/ui/basic';
import type { Column } from '../columns/column.ts';
import { columnLabel } from './entries.ts';
import { type Term, writeQuery, writeTerm } from './query.ts';
import { type Filter, isChosen, problemTexts, toggledValue } from './terms.ts';
import { choiceOf } from './values.ts';
import { slugOf } from './view.ts';
import styles from './filter.module.css';

/** Props of {@link FilterStrip}. */
export type FilterStripProps<Row extends object> = {
  /** Name of the rows: `instances`. */
  readonly plural: string;
  readonly columns: readonly Column<Row>[];
  /** The rows that are loaded. */
  readonly rows: readonly Row[];
  /** Which rows these are, when not all are loaded. */
  readonly part: 'page' | 'beginning' | undefined;
  readonly filter: Filter<Row>;
  readonly problemsId: string;
  /** Terms that a list offers, as they are written. */
  readonly presets: readonly Preset[];
  readonly onFilter: (filter: string) => void;
};

/** A field with a value that is one click away: `{ label: 'Older than 30 days', filter: 'age>30d' }`. */
export type Preset = { readonly label: string; readonly filter: string };

/** Above the rows of a list: how many there are by state, the fields of the filter, and what of it is not applied. */
export function FilterStrip<Row extends object>(props: FilterStripProps<Row>) {
  const { columns, filter, presets, problemsId, onFilter } = props;
  const counted = columns.find((column) => column.counted);
  const name = counted && slugOf(counted.id);
  const shown = filter.terms.filter(
    (term) =>
      term.kind === 'field' &&
      !(name !== undefined && isCountedIn(term, name)) &&
      !presets.some((preset) => preset.filter === writeTerm(term)),
  );
  return (
    <div className={styles.strip} data-counted={counted ? '' : undefined}>
      {counted && <Counts {...props} counted={counted} />}
      {presets.length > 0 && <Presets {...props} />}
      {shown.length > 0 && (
        <div className={styles.terms} role="group" aria-label="Fields of the filter">
          {shown.map((term) => {
            const text = writeTerm(term);
            return (
              <button
                key={text}
                type="button"
                className={styles.chip}
                aria-label={`Remove ${text}`}
                onClick={() => onFilter(writeQuery(filter.terms.filter((one) => one !== term)))}
              >
                <span>{text}</span>
                <Icon of={X} size="xs" />
              </button>
            );
          })}
        </div>
      )}
      {/* Announced with the number of rows (count-bar.tsx) */}
      {problemTexts(filter).length > 0 && (
        <div id={problemsId}>
          {problemTexts(filter).map((text) => (
            <p key={text} className={styles.problem}>
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function Presets<Row extends object>({ presets, filter: { terms }, onFilter }: FilterStripProps<Row>) {
  const texts = terms.map(writeTerm);
  return (
    <div className={styles.terms} role="group" aria-label="Often used filters">
      {presets.map(({ label, filter }) => {
        const isOn = texts.includes(filter);
        const next = isOn ? texts.filter((text) => text !== filter) : [...texts, filter];
        return (
          <button
            key={filter}
            type="button"
            className={styles.chip}
            aria-pressed={isOn}
            onClick={() => onFilter(next.join(' '))}
          >
            <span>{label}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Whether a term is shown by the pressed counts. */
const isCountedIn = (term: Term, name: string): boolean =>
  term.kind === 'field' && term.values.some((value) => isChosen([term], name, value));

/** How many rows have each value of a column; a press filters by it. The counts are those that a press leads to. */
function Counts<Row extends object>({
  plural,
  rows,
  part,
  filter,
  counted,
  onFilter,
}: FilterStripProps<Row> & { readonly counted: Column<Row> }) {
  const name = slugOf(counted.id);
  const { terms, matching } = filter;
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const row of rows) {
      const value = choiceOf(counted, row);
      if (value !== undefined) found.set(value, found.get(value) ?? 0);
    }
    for (const row of matching(rows, name)) {
      const value = choiceOf(counted, row);
      if (value !== undefined) found.set(value, (found.get(value) ?? 0) + 1);
    }
    return [...found].toSorted(([a], [b]) => a.localeCompare(b));
  }, [rows, counted, matching, name]);
  const present = counts.map(([value]) => value);
  return (
    <div
      className={styles.counts}
      role="group"
      aria-label={`${columnLabel(plural)} by ${counted.header.toLowerCase()}`}
    >
      {part && (
        <span className={styles.part}>
          {part === 'page' ? 'On this page' : `In the first ${pluralize(rows.length, 'row')}`}
        </span>
      )}
      {counts.map(([value, count]) => (
        <button
          key={value}
          type="button"
          className={cx(styles.chip)}
          aria-pressed={isChosen(terms, name, value)}
          onClick={() => onFilter(toggledValue(terms, name, value, present))}
        >
          <span className={styles.word}>{value}</span> <b>{formatNumber(count)}</b>
        </button>
      ))}
    </div>
  );
}
