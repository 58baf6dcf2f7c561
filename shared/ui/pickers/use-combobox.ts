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

/** Items that match what is typed; in custom mode the typed text itself comes last, unless it is one of them. */
function optionsFor({ items, allowCustom }: ComboboxRules, typed: string | null): readonly PickerItem[] {
  const found = filterItems(items, typed ?? '');
  const text = typed?.trim() ?? '';
  if (!allowCustom || text === '' || items.some((item) => sameText(textOf(item), text))) return found;
  return [...found, { value: text, label: `Custom: ${text}`, selectedLabel: text }];
}

/**
 * Text, options and choice of a combobox (docs/screens/common-ui.md section 13). In list mode what is typed only filters and
 * is dropped when the box is left. In custom mode every keystroke is the value, and stays.
 */
export function useCombobox(rules: ComboboxRules) {
  const { items, value, onChange, allowCustom } = rules;
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);

  // the form took the value away: what was typed goes too
  if (known !== value) {
    setKnown(value);
    if ((value ?? '') === '' && (known ?? '') !== '') setTyped(null);
  }

  const chosen = items.find((item) => item.value === value);
  const custom = allowCustom && !chosen ? (value ?? '') : '';
  const text = typed ?? (chosen ? shownText(chosen) : custom);
  return {
    text,
    // a text that is no item keeps its options when the box is entered again
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
