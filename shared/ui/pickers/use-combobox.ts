import { useState } from 'react';
import { filterItems, shownText, textOf } from './items.ts';
import type { PickerItem } from './items.ts';

export type ComboboxRules = {
  items: readonly PickerItem[];
  value: string | null;
  onChange: (value: string | null) => void;
  allowCustom: boolean;
};

const sameText = (left: string, right: string) =>
  left.trim().toLocaleLowerCase() === right.trim().toLocaleLowerCase();

/** Items that match the typed text; in custom mode the text itself is the last option, unless it is an item. */
function optionsFor({ items, allowCustom }: ComboboxRules, typed: string | null): readonly PickerItem[] {
  const found = filterItems(items, typed ?? '');
  const text = typed?.trim() ?? '';
  if (!allowCustom || text === '' || items.some((item) => sameText(textOf(item), text))) return found;
  return [...found, { value: text, label: `Custom: ${text}`, selectedLabel: text }];
}

/**
 * Text, options and selection of a combobox (docs/screens/common-ui.md section 13). In list mode the typed text only filters and
 * is discarded when the input loses focus. In custom mode every keystroke sets the value.
 */
export function useCombobox(rules: ComboboxRules) {
  const { items, value, onChange, allowCustom } = rules;
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);

  // The form has cleared the value: clear the typed text too
  if (known !== value) {
    setKnown(value);
    if ((value ?? '') === '' && (known ?? '') !== '') setTyped(null);
  }

  const chosen = items.find((item) => item.value === value);
  const custom = allowCustom && !chosen ? (value ?? '') : '';
  const text = typed ?? (chosen ? shownText(chosen) : custom);
  return {
    text,
    // A text that is not an item keeps its options when the input gets the focus again
    options: optionsFor(rules, typed ?? (custom === '' ? null : custom)),
    type: (next: string) => {
      setTyped(next);
      if (next.trim() === '') onChange(null);
      else if (allowCustom)
        onChange(items.find((item) => sameText(textOf(item), next))?.value ?? next.trim());
    },
    pick: (item: PickerItem) => {
      setTyped(null);
      onChange(item.value);
    },
    leave: () => setTyped(null),
  };
}
