/** Form shells and fields over react-hook-form and valibot. Props: README.md. */
export { useFormState, useWatch } from 'react-hook-form';
export { CardForm } from './shells/card-form.tsx';
export {
  CheckboxField,
  CheckboxGroupField,
  RadioCardsField,
  RadioGroupField,
} from './fields/choice-fields.tsx';
export { FullPageForm } from './shells/full-page-form.tsx';
export { FieldRow, FormDivider, FormHeading, FormSection } from './shells/layout.tsx';
export { ListField, type ListHandle, useList } from './lists/list-field.tsx';
export { type MiniColumn, MiniTable } from './lists/mini-table.tsx';
export { ModalForm } from './shells/modal-form.tsx';
export { NumberField, SizeField } from './fields/number-fields.tsx';
export { ComboboxField, FileField, SelectField } from './fields/picker-fields.tsx';
export { ReadOnlyField } from './fields/read-only-field.tsx';
export { field, REQUIRED } from './state/schema.ts';
export { ReadOnlySideModal, SideModalForm } from './shells/side-modal-form.tsx';
export { SubForm } from './lists/sub-form.tsx';
export { DescriptionField, NameField, TextAreaField, TextField } from './fields/text-fields.tsx';
export { type Form, useForm } from './state/use-form.ts';
export type { Send } from './state/use-submit.ts';
// Inputs for use outside a form
export { Combobox, Select } from '@console/shared/ui/pickers';
// For code that checks lost responses without a form: the rules are fetched once, by the shell
export { checkLost } from '@console/shared/outcome';
export { undoDescription } from './state/undo-description.tsx';
export { useSecret } from './state/use-secret.ts';
export { useServerValue } from './state/use-server-value.ts';
