import { Copy, Ellipsis, ShieldQuestionMark } from 'lucide-react';
import { type Action, type ActionItem, actionItems } from '@console/shared/actions';
import { isOfRole, store, usePageRefusal, whoMayAtom } from '@console/shared/runtime';
import { type MenuEntry, MenuPopup, PlainIconButton, useCopy } from '@console/shared/ui';
import type { MenuButtonHandlers, OpenMenu, RowMenuState } from './use-row-menu.ts';

/** Actions of a row: action objects, or a function for menus that depend on more than the row; it gets the `refusalAtom` too. */
export type TableActions<Row> =
  | readonly Action<Row>[]
  | ((row: Row, refusal: string | undefined) => readonly ActionItem[]);

const itemsOf = <Row,>(
  actions: TableActions<Row>,
  row: Row,
  refusal: string | undefined,
): readonly ActionItem[] =>
  typeof actions === 'function' ? actions(row, refusal) : actionItems(actions, row, refusal);

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

/** The entry `Who may do this` for actions that are disabled for a missing role; absent when there are none. */
function whoMay(items: readonly ActionItem[]): MenuEntry[] {
  const refused = items.find(({ reason = '' }) => isOfRole(reason));
  if (refused?.reason === undefined) return [];
  const { label, reason } = refused;
  return [
    { id: 'before-who-may', kind: 'separator' },
    {
      id: 'who-may',
      label: 'Who may do this',
      icon: ShieldQuestionMark,
      onSelect: () => store.set(whoMayAtom, { label, reason }),
    },
  ];
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
  return [...copying, ...withSeparators(items, copying.length > 0), ...whoMay(items)];
}

/** Whether a row has a menu: every row with an id to copy has one. */
export const hasMenuOf = <Row,>(actions: TableActions<Row>, row: Row, copyId: string | undefined): boolean =>
  copyId !== undefined || itemsOf(actions, row, undefined).length > 0;

type RowMenuButtonProps = MenuButtonHandlers & {
  /** Name of the row. */
  readonly name: string;
  /** Id of the menu while it is the one of this row. */
  readonly openId: string | undefined;
};

/** The three dots at the end of a row. */
export function rowMenuButton({ name, openId, ...handlers }: RowMenuButtonProps) {
  return (
    <PlainIconButton
      label="Row actions"
      aria-description={name}
      icon={Ellipsis}
      aria-haspopup="menu"
      aria-expanded={openId !== undefined}
      aria-controls={openId}
      {...handlers}
    />
  );
}

export type RowMenuProps<Row> = Pick<RowMenuState, 'menuId'> & {
  readonly row: Row;
  /** Name of the row, part of the menu's accessible name. */
  readonly rowName: string;
  /** Id of the resource to copy, if it has one. */
  readonly copyId: string | undefined;
  readonly copyLabel: string;
  readonly actions: TableActions<Row>;
  readonly menu: OpenMenu;
  readonly onClose: () => void;
};

/** The open menu of a row: `Copy ID`, then its actions in their order. */
export function RowMenu<Row>(props: RowMenuProps<Row>) {
  const { row, rowName, copyId, copyLabel, actions, menu, menuId, onClose } = props;
  const refusal = usePageRefusal();
  const entries = useEntries(itemsOf(actions, row, refusal), copyId, copyLabel);
  return (
    <MenuPopup
      id={menuId}
      label={`Actions for ${rowName}`}
      entries={entries}
      openedAt={menu.openedAt}
      triggerRef={menu.button}
      onClose={onClose}
    />
  );
}
