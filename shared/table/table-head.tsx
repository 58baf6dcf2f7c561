import type { ReactTable } from '@tanstack/react-table';
import { ArrowRight } from 'lucide-react';
import { isAcronym } from '@console/shared/format';
import { Checkbox, Icon, TipIcon, VisuallyHidden } from '@console/shared/ui/basic';
import type { Column } from './column.ts';
import type { Features, Selection } from './model.ts';
import styles from './table.module.css';

/** Rem of a column without a width before the table scrolls sideways. */
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

/** The least width of a table: below it the table scrolls sideways. */
export function leastWidth<Row>({ leaves, hasMenu, selectable }: WidthsProps<Row>): string {
  const extra = (hasMenu ? MENU_WIDTH : 0) + (selectable ? CHECK_WIDTH : 0);
  return rem(
    leaves.reduce((sum, leaf) => sum + (leaf.width ?? (leaf.isName ? NAME_WIDTH : SHARED_WIDTH)), extra),
  );
}

/** Widths of the columns. The layout is fixed, so that pages and refreshes do not move columns. */
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

/** The order of a table whose heads can be pressed. */
export type TableSort = {
  /** The column it is sorted by; absent: none. */
  readonly by: { readonly column: string; readonly descending: boolean } | undefined;
  readonly onPress: (column: string) => void;
};

type HeadProps<Row extends object> = {
  readonly model: ReactTable<Features, Row>;
  readonly leaves: readonly Column<Row>[];
  readonly hasMenu: boolean;
  readonly selection: Selection | undefined;
  readonly sort: TableSort | undefined;
};

/** Head rows: groups above, names of the columns below. Plain `th`: checks look for cells. */
export function TableHead<Row extends object>({ model, leaves, hasMenu, selection, sort }: HeadProps<Row>) {
  const groups = model.getHeaderGroups();
  return (
    <thead data-grouped={groups.length > 1 || undefined}>
      {groups.map((group, level) => {
        const isLast = level === groups.length - 1;
        return (
          <tr key={group.id}>
            {selection && (
              <th className={styles.check} aria-label="Selection">
                {isLast && <AllBox model={model} selection={selection} />}
              </th>
            )}
            {group.headers.map((header) => {
              const leaf = leaves.find(({ id }) => id === header.column.id);
              return (
                <th
                  key={header.id}
                  colSpan={header.colSpan > 1 ? header.colSpan : undefined}
                  data-align={leaf?.align}
                  data-acronym={(leaf && isAcronym(leaf.header)) || undefined}
                  aria-sort={leaf && orderOf(leaf, sort)}
                >
                  {sort && leaf?.value ? (
                    <SortButton header={leaf.header} onPress={() => sort.onPress(leaf.id)} />
                  ) : (
                    !header.isPlaceholder && <model.FlexRender header={header} />
                  )}
                  {leaf?.tip !== undefined && <TipIcon>{leaf.tip}</TipIcon>}
                </th>
              );
            })}
            {hasMenu && <th className={styles.menu} />}
          </tr>
        );
      })}
    </thead>
  );
}

function orderOf({ id }: { id: string }, sort: TableSort | undefined) {
  if (sort?.by?.column !== id) return undefined;
  return sort.by.descending ? 'descending' : 'ascending';
}

/** The head of a column as a button; its cell says how the column is sorted, and the arrow, which the style sheet turns. */
function SortButton({ header, onPress }: { header: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.sort} onClick={onPress}>
      <span className={styles.word}>{header}</span>
      <Icon of={ArrowRight} size="xs" className={styles.arrow} />
    </button>
  );
}

/** Nothing, some or all rows; a press chooses all, or none when all are chosen. */
function AllBox<Row extends object>({
  model,
  selection,
}: {
  model: ReactTable<Features, Row>;
  selection: Selection;
}) {
  if (selection.mode === 'single') return <VisuallyHidden>Selected</VisuallyHidden>;
  const all = model.getIsAllRowsSelected();
  return (
    <Checkbox
      aria-label="Select all rows"
      checked={all}
      indeterminate={!all && model.getIsSomeRowsSelected()}
      onChange={() => model.toggleAllRowsSelected(!all)}
    />
  );
}
