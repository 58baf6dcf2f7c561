/** Form shells and fields over react-hook-form and valibot. Props: README.md. */
export { useFieldArray, useFormState, useWatch } from 'react-hook-form';
export { CardForm, type CardFormProps } from './card-form.tsx';
export { CheckboxField, CheckboxGroupField, RadioCardsField, RadioGroupField } from './choice-fields.tsx';
export { FullPageForm, type FullPageFormProps } from './full-page-form.tsx';
export { FieldRow, FormDivider, FormHeading, FormSection } from './layout.tsx';
export { type ItemAt, ListField, type ListHandle, type ListName, useList } from './list-field.tsx';
export { type MiniColumn, MiniTable, type MiniTableProps } from './mini-table.tsx';
export { ModalForm, type ModalFormProps } from './modal-form.tsx';
export { NumberField, type NumberFieldProps, SizeField } from './number-fields.tsx';
export { ComboboxField, FileField, SelectField } from './picker-fields.tsx';
export { ReadOnlyField } from './read-only-field.tsx';
export { field, type ListRule, type NumberRule, REQUIRED } from './schema.ts';
export { ReadOnlySideModal, SideModalForm, type SideModalFormProps } from './side-modal-form.tsx';
export { SubForm, type SubFormProps } from './sub-form.tsx';
export { DescriptionField, NameField, PasswordField, TextAreaField, TextField } from './text-fields.tsx';
export { BoundFrame, type FieldProps, useField } from './use-field.tsx';
export { type Form, useForm } from './use-form.ts';
export { useServerValue } from './use-server-value.ts';
