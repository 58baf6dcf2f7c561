import { Copy } from 'lucide-react';
import { type Action, type ActionItem, actionItems } from '@console/shared/actions';
import { type MenuEntry, RowActions, useCopy } from '@console/shared/ui';

/** Actions of a row: action objects, or a function for menus that depend on more than the row. */
export type TableActions<Row> = readonly Action<Row>[] | ((row: Row) => readonly ActionItem[]);

const itemsOf = <Row,>(actions: TableActions<Row>, row: Row): readonly ActionItem[] =>
  typeof actions === 'function' ? actions(row) : actionItems(actions, row);

function entryOf(item: ActionItem): MenuEntry {
  return {
    id: item.id,
    label: item.label,
    icon: item.icon,
    danger: item.danger,
    disabledReason: item.reason,
    to: item.to,
    onSelect: item.onSelect,
  };
}

/** Inserts separators before the sections `view` and `delete`. */
function withSeparators(items: readonly ActionItem[], afterCopy: boolean): MenuEntry[] {
  return items.flatMap((item, index) => {
    const previous = items[index - 1]?.section;
    const starts = previous === undefined ? afterCopy : previous !== item.section;
    const line = starts && (previous === undefined || item.section === 'view' || item.section === 'delete');
    return line ? [{ id: `before-${item.id}`, kind: 'separator' }, entryOf(item)] : [entryOf(item)];
  });
}

/** The entries of a menu: the id to copy, if there is one, then the items in their order. */
export function useEntries(
  items: readonly ActionItem[],
  copyId: string | undefined,
  copyLabel: string,
): readonly MenuEntry[] {
  const { copy } = useCopy();
  const copying: MenuEntry[] =
    copyId === undefined
      ? []
      : [{ id: 'copy-id', label: copyLabel, icon: Copy, onSelect: () => void copy(copyId) }];
  return [...copying, ...withSeparators(items, copying.length > 0)];
}

export type RowMenuProps<Row> = {
  readonly row: Row;
  readonly rowId: string;
  /** Name of the row, part of the menu's accessible name. */
  readonly rowName: string;
  /** Id of the resource to copy, if it has one. */
  readonly copyId: string | undefined;
  readonly copyLabel: string;
  readonly actions: TableActions<Row>;
  readonly onOpenChange: (rowId: string, isOpen: boolean) => void;
};

/** The menu of a row: `Copy ID`, then its actions in their order. */
export function RowMenu<Row>(props: RowMenuProps<Row>) {
  const { row, rowId, rowName, copyId, copyLabel, actions, onOpenChange } = props;
  const entries = useEntries(itemsOf(actions, row), copyId, copyLabel);
  if (entries.length === 0) return null;
  return (
    <RowActions
      entries={entries}
      menuLabel={`Actions for ${rowName}`}
      onOpenChange={(isOpen) => onOpenChange(rowId, isOpen)}
    />
  );
}
