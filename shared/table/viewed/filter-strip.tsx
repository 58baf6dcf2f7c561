import { X } from 'lucide-react';
import { useMemo } from 'react';
import { formatNumber, pluralize } from '@console/shared/format';
import { Icon } from '@console/shared/ui/basic';
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
  const { columns, rows, filter, presets, problemsId, onFilter } = props;
  const counted = columns.find((column) => column.counted);
  const counts = useCounts(counted, rows, filter);
  const problems = [...new Set(problemTexts(filter))];
  const shown = filter.terms.filter(
    (term) =>
      term.kind === 'field' &&
      !(counted && isPressed(term, counted, counts)) &&
      !presets.some((preset) => preset.filter === writeTerm(term)),
  );
  return (
    <div className={styles.strip}>
      {counted && <Counts {...props} {...{ counted, counts }} />}
      {presets.length > 0 && <Presets {...props} />}
      {shown.length > 0 && (
        <div className={styles.terms} role="group" aria-label="Fields of the filter">
          {shown.map((term, index) => {
            const text = writeTerm(term);
            return (
              <button
                key={`${text} ${index}`}
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
      {problems.length > 0 && (
        <div id={problemsId}>
          {problems.map((text) => (
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

type Count = readonly [value: string, count: number];

/** How many rows have each value of a column, without the terms on it: what a press leads to. */
function useCounts<Row extends object>(
  counted: Column<Row> | undefined,
  rows: readonly Row[],
  { matching }: Filter<Row>,
): readonly Count[] {
  return useMemo(() => {
    const found = new Map<string, number>();
    const add = (row: Row, more: 0 | 1) => {
      const value = counted && choiceOf(counted, row);
      if (value !== undefined) found.set(value, (found.get(value) ?? 0) + more);
    };
    for (const row of rows) add(row, 0);
    for (const row of counted ? matching(rows, slugOf(counted.id)) : []) add(row, 1);
    return [...found].toSorted(([a], [b]) => a.localeCompare(b));
  }, [rows, counted, matching]);
}

/** Whether a term is shown by pressed counts: each of its values is one of them. */
const isPressed = <Row,>(term: Term, { id }: Column<Row>, counts: readonly Count[]): boolean => {
  const pressed = counts.filter(([value]) => isChosen([term], slugOf(id), value));
  return term.kind === 'field' && pressed.length > 0 && pressed.length === term.values.length;
};

type CountsProps<Row extends object> = FilterStripProps<Row> & {
  readonly counted: Column<Row>;
  readonly counts: readonly Count[];
};

/** The counts as buttons, which filter by their value. */
function Counts<Row extends object>(props: CountsProps<Row>) {
  const { plural, rows, part, filter, counted, counts, onFilter } = props;
  const name = slugOf(counted.id);
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
          className={styles.chip}
          aria-pressed={isChosen(filter.terms, name, value)}
          onClick={() => onFilter(toggledValue(filter.terms, name, value, present))}
        >
          <span className={styles.word}>{value}</span> <b>{formatNumber(count)}</b>
        </button>
      ))}
    </div>
  );
}
