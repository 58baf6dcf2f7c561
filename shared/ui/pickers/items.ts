import type { ReactNode } from 'react';
import { NOT_READABLE } from '@console/shared/format';

/** An option of a list. */
export type PickerItem = {
  readonly value: string;
  readonly label: ReactNode;
  /** The label as text, when `label` is not a string: for filtering and typing. */
  readonly text?: string | undefined;
  /** Shown in the closed control instead of the label. */
  readonly selectedLabel?: string | undefined;
  /** Second line in the list. */
  readonly description?: ReactNode;
  /** Right of the label in the list. */
  readonly badge?: ReactNode;
  readonly disabled?: boolean | undefined;
};

export const textOf = ({ text, label, selectedLabel, value }: PickerItem): string =>
  [text, label, selectedLabel, value].find((one) => typeof one === 'string') ?? NOT_READABLE;

/** Text of an item in the closed control. */
export const shownText = (item: PickerItem): string => item.selectedLabel ?? textOf(item);

/** Text without case, spaces and accents: `Ubuntu 22` and `ubuntu22` are equal. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\s\p{M}]/gu, '')
    .toLocaleLowerCase();

/** True when `text` contains all letters of `wanted` in their order, with or without others between them. */
export function matches(text: string, wanted: string): boolean {
  const letters = plain(wanted);
  let at = 0;
  for (const letter of plain(text)) {
    if (letter === letters[at]) at += 1;
  }
  return at >= letters.length;
}

/** The items that match, in their original order (docs/screens/common-ui.md section 13). */
export function filterItems(items: readonly PickerItem[], wanted: string): readonly PickerItem[] {
  return plain(wanted) === '' ? items : items.filter((item) => matches(textOf(item), wanted));
}
