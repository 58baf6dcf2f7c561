import { type ReactNode, useRef, useState } from 'react';
import { type ListHandle, type MiniColumn, MiniTable } from '@console/shared/forms';
import { Button, FieldError, VisuallyHidden } from '@console/shared/ui';

/** What an editor of one item is given. */
export interface EditorProps<Item> {
  /** Absent for a new one. */
  item: Item | undefined;
  onSave: (item: Item) => void;
  onDismiss: () => void;
}

/** Props of {@link DraftList}. */
export interface DraftListProps<Item> {
  /** Name of the table: `Links`. */
  label: string;
  /** What an item is, in the labels of the buttons: `link`. */
  noun: string;
  list: ListHandle<Item>;
  nameOf: (item: Item) => string;
  columns: readonly MiniColumn<Item>[];
  editor: (props: EditorProps<Item>) => ReactNode;
  /** Why none can be added. */
  fullReason?: string | undefined;
}

/** A list of port settings: rows that are edited and removed, and a button for a new one. */
export function DraftList<Item>(props: DraftListProps<Item>) {
  const { label, noun, list, nameOf, columns, editor, fullReason } = props;
  const [open, setOpen] = useState<{ readonly index: number | undefined }>();
  const button = useRef<HTMLButtonElement>(null);
  const indexOf = (item: Item) => list.items.indexOf(item);
  const save = (item: Item) => {
    const index = open?.index;
    list.set(index === undefined ? [...list.items, item] : list.items.with(index, item));
    setOpen(undefined);
  };
  const edit: MiniColumn<Item> = {
    header: 'Edit',
    cell: (item) => (
      <Button size="sm" variant="ghost" onClick={() => setOpen({ index: indexOf(item) })}>
        Edit<VisuallyHidden> {nameOf(item)}</VisuallyHidden>
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
