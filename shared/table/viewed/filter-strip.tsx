import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Icon } from '@console/shared/ui/basic';
import type { Column } from '../columns/column.ts';
import { CountGroups } from './count-groups.tsx';
import { type Counted, countsOf } from './counts.ts';
import { type Term, writeQuery, writeTerm } from './query.ts';
import { type Filter, isChosen, problemTexts } from './terms.ts';
import { slugOf } from './view.ts';
import styles from './filter.module.css';

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
  /** Terms that a list offers, in the syntax of filters. */
  readonly presets: readonly Preset[];
  readonly onFilter: (filter: string) => void;
};

/** A field with a value that is one click away: `{ label: 'Older than 30 days', filter: 'age>30d' }`. */
export type Preset = { readonly label: string; readonly filter: string };

/**
 * The strip above the rows of a list: their numbers by the counted columns, the fields of the filter, and its terms that are not applied.
 */
export function FilterStrip<Row extends object>(props: FilterStripProps<Row>) {
  const { columns, rows, filter, presets, problemsId, onFilter } = props;
  const counted = useMemo(() => countsOf(columns, rows, filter), [columns, rows, filter]);
  const problems = [...new Set(problemTexts(filter))];
  const shown = filter.terms.filter(
    (term) =>
      term.kind === 'field' &&
      !counted.some((one) => isPressed(term, one)) &&
      !presets.some((preset) => preset.filter === writeTerm(term)),
  );
  return (
    <div className={styles.strip}>
      {counted.length > 0 && <CountGroups {...props} counted={counted} read={rows.length} />}
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
    <div className={styles.terms} role="group" aria-label="Common filters">
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

/** Whether a term is shown by pressed counts: each of its values is one of them. */
const isPressed = <Row,>(term: Term, { column: { id }, counts }: Counted<Row>): boolean => {
  const pressed = counts.filter(([value]) => isChosen([term], slugOf(id), value));
  return term.kind === 'field' && pressed.length > 0 && pressed.length === term.values.length;
};
