import type { ReactNode } from 'react';
import { type Form, ModalForm } from '@console/shared/forms';

export interface ItemFormProps<Values extends object, Item> {
  form: Form<Values, Item>;
  /** Title of the modal and label of its button: `Add link`. */
  title: string;
  /** Called with the valid item; sends no request. */
  onSave: (item: Item) => void;
  onDismiss: () => void;
  /** False over a side modal, which already has a scrim. */
  scrim?: boolean;
  children: ReactNode;
}

/** A modal for one item of a list that is part of a larger form: the item is sent with that form. */
export function ItemForm<Values extends object, Item>({
  title,
  onSave,
  ...props
}: ItemFormProps<Values, Item>) {
  return (
    <ModalForm
      title={title}
      submitLabel={title}
      onSubmit={(item) => item}
      onSuccess={(_, item) => onSave(item)}
      {...props}
    />
  );
}
