/** Inputs for selecting and typing values. For `shared/forms` and other entries of shared; not part of `ui`. */
export { Combobox } from './combobox.tsx';
export { FileInput } from './file-input.tsx';
export type { PickerItem } from './items.ts';
export { NumberInput } from './number-input.tsx';
export { Select } from './select.tsx';
