import { matchSorter } from 'match-sorter';
import { inGroups, type PaletteItem } from './items.ts';

const textOf = ({ label, words = '' }: PaletteItem): string => `${label} ${words}`.toLowerCase();

/** The groups that come first, when a text matches in them. */
const FIRST = ['Recent', 'Actions'];

/**
 * Returns the entries whose text matches, best match first; equal matches keep their order. Entries of a group stay together; recent
 * places with the text and actions stay in front. The same page is listed once.
 * @param far the entries that are shown only for a text: they must contain it, not just its letters
 */
export function filterItems(
  near: readonly PaletteItem[],
  far: readonly PaletteItem[],
  text: string,
): PaletteItem[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...near];
  const isNear = new Set(near);
  const pages = new Set<string>();
  const found = matchSorter([...near, ...far], wanted, {
    keys: ['label', { key: 'words', threshold: matchSorter.rankings.CONTAINS }],
    // Equal matches keep their original order.
    baseSort: (a, b) => a.index - b.index,
  }).filter((item) => {
    const isWanted = textOf(item).includes(wanted) || (isNear.has(item) && item.group !== 'Recent');
    if (!isWanted || (item.to !== undefined && pages.has(item.to))) return false;
    if (item.to !== undefined) pages.add(item.to);
    return true;
  });
  const groups = inGroups(found);
  const inFront = FIRST.flatMap((first) => groups.filter(([group]) => group === first));
  return [...inFront, ...groups.filter(([group]) => !FIRST.includes(group))].flatMap(([, all]) => all);
}

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
  const wanted = text.trim().toLowerCase();
  const [whole = [], letters = []] = [true, false].map((isWhole) =>
    dressed.filter((entry) => textOf(entry).includes(wanted) === isWhole),
  );
  const all = [
    ...orders,
    ...whole,
    ...items.filter(({ to }) => to === undefined || !known.has(to)),
    ...letters,
  ];
  // The arrow keys follow the order on the screen, which is by group
  return inGroups(all).flatMap(([, group]) => group);
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
