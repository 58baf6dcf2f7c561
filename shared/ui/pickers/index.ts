/** Choosing and typing values. For `shared/forms` and other shared entries; not a part of `ui`. */
export { Combobox } from './combobox.tsx';
export type { ComboboxProps } from './combobox.tsx';
export { FileInput } from './file-input.tsx';
export type { FileInputProps } from './file-input.tsx';
export { filterItems, matches } from './items.ts';
export type { PickerItem } from './items.ts';
export { NumberInput } from './number-input.tsx';
export type { NumberInputProps } from './number-input.tsx';
export { Select } from './select.tsx';
export type { SelectProps } from './select.tsx';
