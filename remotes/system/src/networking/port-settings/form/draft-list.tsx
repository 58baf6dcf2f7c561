import { readableNode } from '@console/shared/format';
import { type ReactNode, useRef, useState } from 'react';
import { type ListHandle, type MiniColumn, MiniTable } from '@console/shared/forms';
import { Button, FieldError, VisuallyHidden } from '@console/shared/ui';

export interface EditorProps<Item> {
  /** The edited item; absent for a new one. */
  item: Item | undefined;
  onSave: (item: Item) => void;
  onDismiss: () => void;
}

export interface DraftListProps<Item> {
  /** Name of the table: `Links`. */
  label: string;
  /** Noun of an item for the labels of the buttons: `link`. */
  noun: string;
  list: ListHandle<Item>;
  nameOf: (item: Item) => string;
  columns: readonly MiniColumn<Item>[];
  editor: (props: EditorProps<Item>) => ReactNode;
  /** Why no item can be added. */
  fullReason?: string | undefined;
  /** The item whose editor is open at first. */
  isOpen?: ((item: Item) => boolean) | undefined;
}

/** A list of items of port settings: rows can be edited and removed, and a button adds an item. */
export function DraftList<Item>(props: DraftListProps<Item>) {
  const { label, noun, list, nameOf, columns, editor, fullReason, isOpen } = props;
  const [open, setOpen] = useState<{ readonly index: number | undefined } | undefined>(() => {
    const index = isOpen ? list.items.findIndex(isOpen) : -1;
    return index < 0 ? undefined : { index };
  });
  const button = useRef<HTMLButtonElement>(null);
  const indexOf = (item: Item) => list.items.indexOf(item);
  const save = (item: Item) => {
    const index = open?.index;
    list.set(index === undefined ? [...list.items, item] : list.items.with(index, item));
    setOpen(undefined);
  };
  const edit: MiniColumn<Item> = {
    header: 'Edit',
    isHeaderHidden: true,
    cell: (item) => (
      <Button size="sm" variant="ghost" onClick={() => setOpen({ index: indexOf(item) })}>
        Edit<VisuallyHidden> {readableNode(nameOf(item))}</VisuallyHidden>
      </Button>
    ),
  };
  return (
    <>
      <MiniTable
        label={label}
        rows={list.items}
        rowKey={(item) => String(indexOf(item))}
        rowLabel={nameOf}
        columns={[...columns, edit]}
        onRemove={(_, index) => list.removeAt(index)}
        removeLabel={(item) => `remove ${noun} ${nameOf(item)}`}
        emptyText="None"
        whenEmptied={button}
      />
      <div data-error-focus>
        <Button ref={button} disabledReason={fullReason} onClick={() => setOpen({ index: undefined })}>
          Add {noun}
        </Button>
      </div>
      {list.error !== undefined && <FieldError>{list.error}</FieldError>}
      {open &&
        editor({
          item: open.index === undefined ? undefined : list.items[open.index],
          onSave: save,
          onDismiss: () => setOpen(undefined),
        })}
    </>
  );
}
