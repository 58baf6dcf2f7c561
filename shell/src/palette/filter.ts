import { matchSorter } from 'match-sorter';
import { inGroups, type PaletteItem } from './items.ts';

/**
 * Returns the entries whose text matches, best match first; equal matches keep their order. Entries of a group stay together, and
 * actions stay in front.
 */
export function filterItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const wanted = text.trim();
  if (wanted === '') return [...items];
  const found = matchSorter([...items], wanted, {
    keys: ['label'],
    // Equal matches keep their original order.
    baseSort: (a, b) => a.index - b.index,
  });
  const groups = inGroups(found);
  const isActions = ([group]: [string, PaletteItem[]]) => group === 'Actions';
  return [...groups.filter(isActions), ...groups.filter((group) => !isActions(group))].flatMap(
    ([, all]) => all,
  );
}

/** Separates entries that contain the text from those that only contain its letters in order. */
const isWhole =
  (text: string) =>
  ({ label }: PaletteItem): boolean =>
    label.toLowerCase().includes(text.trim().toLowerCase());

/**
 * Merges the matching entries of the palette and the results of the search: actions of an order, entries with the text, resources,
 * then entries that only contain the letters. An entry that links to a resource gets its icon and state.
 */
export function withFound(
  entries: readonly PaletteItem[],
  text: string,
  { items, orders }: { readonly items: readonly PaletteItem[]; readonly orders: readonly PaletteItem[] },
): PaletteItem[] {
  if (items.length + orders.length === 0) return [...entries];
  const things = new Map(items.flatMap((item) => (item.to === undefined ? [] : [[item.to, item]])));
  const known = new Set(entries.map(({ to }) => to));
  const dressed = entries.map((entry) => {
    const { icon, state } = things.get(entry.to ?? '') ?? {};
    return { ...entry, ...(icon && { icon }), ...(state !== undefined && { state }) };
  });
  const whole = dressed.filter(isWhole(text));
  return [
    ...orders,
    ...whole,
    ...items.filter(({ to }) => to === undefined || !known.has(to)),
    ...dressed.filter((entry) => !whole.includes(entry)),
  ];
}

/** A piece of a label, and whether it matches the search text. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a label at the matches of the search text: of the whole text, else letter by letter. */
export function matchPieces(label: string, text: string): Piece[] {
  const wanted = text.trim().toLowerCase();
  const lower = label.toLowerCase();
  const marks = new Set<number>();
  const start = lower.indexOf(wanted);
  if (start >= 0) for (let at = start; at < start + wanted.length; at += 1) marks.add(at);
  else {
    let from = 0;
    for (const letter of wanted) {
      const at = lower.indexOf(letter, from);
      if (at < 0) return [{ text: label, isMatch: false }];
      marks.add(at);
      from = at + 1;
    }
  }
  const pieces: Piece[] = [];
  [...label].forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last && last.isMatch === marks.has(at)) last.text += letter;
    else pieces.push({ text: letter, isMatch: marks.has(at) });
  });
  return pieces;
}
