import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { FieldError } from '@console/shared/ui/basic';
import { MiniTable, type MiniTableProps } from './mini-table.tsx';
import styles from './lists.module.css';
import type { Form } from '../state/use-form.ts';
import { FieldAnchor, type FieldProps, useField } from '../fields/use-field.tsx';

export type ListName<Input extends FieldValues> = FieldPathByValue<Input, readonly unknown[]>;

export type ItemAt<Input extends FieldValues, Name extends FieldPath<Input>> =
  FieldPathValue<Input, Name> extends readonly (infer Item)[] ? Item : never;

/** The list at a path, and the functions that change it. */
export type ListHandle<Item> = {
  readonly items: readonly Item[];
  readonly add: (item: Item) => void;
  readonly removeAt: (index: number) => void;
  readonly set: (items: readonly Item[]) => void;
  readonly error: string | undefined;
};

/** The compiler has checked the type of the items; at run time only the list itself can be checked. */
function isList<Item>(value: unknown): value is readonly Item[] {
  return Array.isArray(value);
}

/** The list at a path, for screens that render it themselves. */
export function useList<Input extends FieldValues, Output, Name extends ListName<Input>>(
  form: Form<Input, Output>,
  name: Name,
  label: string,
): ListHandle<ItemAt<Input, Name>> {
  const field = useField({ form, name, label });
  const value: unknown = field.value;
  const items = isList<ItemAt<Input, Name>>(value) ? value : [];
  return {
    items,
    add: (item) => field.set([...items, item]),
    removeAt: (index) => field.set(items.toSpliced(index, 1)),
    set: field.set,
    error: field.error,
  };
}

export type ListFieldProps<Input extends FieldValues, Output, Name extends ListName<Input>> = Pick<
  FieldProps<Input, Output, Name>,
  'form' | 'name' | 'label'
> &
  Pick<MiniTableProps<ItemAt<Input, Name>>, 'rowKey' | 'rowLabel' | 'columns' | 'emptyText'> & {
    readonly removeLabel: (item: ItemAt<Input, Name>) => string;
    /** Renders the button that opens the form of a new item. The button gets the focus when the list is invalid or its last row was removed. */
    readonly addButton: (ref: RefObject<HTMLButtonElement | null>) => ReactNode;
  };

/** A table of the added items, the button to add more, and the message of the list. */
export function ListField<Input extends FieldValues, Output, Name extends ListName<Input>>(
  props: ListFieldProps<Input, Output, Name>,
) {
  const { form, name, label, rowKey, rowLabel, columns, removeLabel, addButton, emptyText } = props;
  const list = useList(form, name, label);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <FieldAnchor path={name}>
      <div className={styles.list}>
        <MiniTable
          label={label}
          rows={list.items}
          rowKey={rowKey}
          rowLabel={rowLabel}
          columns={columns}
          onRemove={(_, index) => list.removeAt(index)}
          removeLabel={removeLabel}
          emptyText={emptyText}
          whenEmptied={button}
        />
        <div data-error-focus>{addButton(button)}</div>
        {list.error !== undefined && <FieldError>{list.error}</FieldError>}
      </div>
    </FieldAnchor>
  );
}
