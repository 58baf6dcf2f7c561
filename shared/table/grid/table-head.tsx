import { useMemo } from 'react';
import { ArrowRight } from 'lucide-react';
import { isAcronym } from '@console/shared/format';
import { Checkbox, Icon, TipIcon, VisuallyHidden } from '@console/shared/ui/basic';
import type { Column, Columns } from '../columns/column.ts';
import { headRows, type Selection, withRows } from './model.ts';
import styles from './table.module.css';

/** Smallest width in rem of a column without a width; below it the table scrolls sideways. */
const SHARED_WIDTH = 10;
const NAME_WIDTH = 12;
const MENU_WIDTH = 4;
const CHECK_WIDTH = 2.75;

type WidthsProps<Row> = {
  readonly leaves: readonly Column<Row>[];
  readonly hasMenu: boolean;
  readonly selectable: boolean;
};

const rem = (value: number) => `${value}rem`;

/** The smallest width of a table; below it the table scrolls sideways. */
export function leastWidth<Row>({ leaves, hasMenu, selectable }: WidthsProps<Row>): string {
  const extra = (hasMenu ? MENU_WIDTH : 0) + (selectable ? CHECK_WIDTH : 0);
  return rem(
    leaves.reduce((sum, leaf) => sum + (leaf.width ?? (leaf.isName ? NAME_WIDTH : SHARED_WIDTH)), extra),
  );
}

/** Widths of the columns. The layout is fixed, so that other rows do not move the columns. */
export function TableWidths<Row>({ leaves, hasMenu, selectable }: WidthsProps<Row>) {
  return (
    <colgroup>
      {selectable && <col style={{ width: rem(CHECK_WIDTH) }} />}
      {leaves.map((leaf) => (
        <col key={leaf.id} style={leaf.width === undefined ? undefined : { width: rem(leaf.width) }} />
      ))}
      {hasMenu && <col style={{ width: rem(MENU_WIDTH) }} />}
    </colgroup>
  );
}

/** The order of a table with sort buttons in its head. */
export type TableSort = {
  /** The column that the table is sorted by; absent when it is not sorted. */
  readonly by: { readonly column: string; readonly descending: boolean } | undefined;
  readonly onPress: (column: string) => void;
};

type HeadProps<Row extends object> = {
  /** Ids of all rows. */
  readonly ids: readonly string[];
  readonly columns: Columns<Row>;
  readonly leaves: readonly Column<Row>[];
  readonly hasMenu: boolean;
  readonly selection: Selection | undefined;
  readonly sort: TableSort | undefined;
};

/** Head rows: groups above, names of the columns below. Plain `th` elements, because tests look for header cells. */
export function TableHead<Row extends object>(props: HeadProps<Row>) {
  const { ids, columns, leaves, hasMenu, selection, sort } = props;
  const rows = useMemo(() => headRows(columns), [columns]);
  return (
    <thead data-grouped={rows.length > 1 || undefined}>
      {rows.map((cells, level) => {
        const isLast = level === rows.length - 1;
        return (
          <tr key={isLast ? 'names' : 'groups'}>
            {selection && (
              <th className={styles.check} aria-label="Selection">
                {isLast && <AllBox ids={ids} selection={selection} />}
              </th>
            )}
            {cells.map(({ id, text, span }, index) => {
              // The name of a column without a group is in the last head row
              const leaf = isLast ? leaves[index] : undefined;
              const start = cells.slice(0, index).reduce((sum, before) => sum + before.span, 0);
              return (
                <th
                  key={id}
                  className={index === 0 ? styles.lead : undefined}
                  colSpan={span > 1 ? span : undefined}
                  data-align={leaf?.align}
                  data-after-end={(!isLast && leaves[start - 1]?.align === 'end') || undefined}
                  data-acronym={(leaf && isAcronym(leaf.header)) || undefined}
                  aria-sort={leaf && orderOf(leaf, sort)}
                >
                  {sort && leaf?.value ? (
                    <SortButton header={leaf.header} onPress={() => sort.onPress(leaf.id)} />
                  ) : (
                    (text ?? <Unseen name={leaves[start]?.header ?? ''} />)
                  )}
                  {leaf?.tip !== undefined && <TipIcon>{leaf.tip}</TipIcon>}
                </th>
              );
            })}
            {hasMenu && (
              <th className={styles.menu}>
                <Unseen name="Actions" />
              </th>
            )}
          </tr>
        );
      })}
    </thead>
  );
}

/** Name of a head without a text, for screen readers: its cell stays empty, as the sheets have it. */
const Unseen = ({ name }: { name: string }) => <span role="img" aria-label={name} />;

function orderOf({ id }: { id: string }, sort: TableSort | undefined) {
  if (sort?.by?.column !== id) return undefined;
  return sort.by.descending ? 'descending' : 'ascending';
}

/** The head of a column as a button. Its cell has `aria-sort`; the style sheet turns the arrow. */
function SortButton({ header, onPress }: { header: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.sort} onClick={onPress}>
      <span className={styles.word}>{header}</span>
      <Icon of={ArrowRight} size="xs" className={styles.arrow} />
    </button>
  );
}

/** Checkbox of all rows: unchecked, mixed or checked. A click selects all rows, or none when all are selected. */
function AllBox({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const { mode, selected, onChange } = selection;
  if (mode === 'single') return <VisuallyHidden>Selected</VisuallyHidden>;
  const all = ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <Checkbox
      aria-label="Select all rows"
      checked={all}
      indeterminate={!all && selected.size > 0}
      onChange={() => onChange(withRows(selected, ids, !all))}
    />
  );
}
