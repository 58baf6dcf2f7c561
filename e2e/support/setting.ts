/** Whether a matrix is tried whole (`FULL=1`), instead of the selection of `npm test`. */
const isFull = process.env['FULL'] !== undefined;

/** Themes and widths in pixels that a walk for accessibility is repeated in: each of both once, every pair in the full setting. */
export const LOOKS: readonly (readonly ['dark' | 'light', number])[] = [
  ['dark', 1440],
  ['light', 390],
  ...(isFull ? [['dark', 390] as const, ['light', 1440] as const] : []),
];

/** The themes that a test is repeated in: the given one, both in the full setting. */
export const themes = (short: 'dark' | 'light'): readonly ('dark' | 'light')[] =>
  isFull ? ['dark', 'light'] : [short];

/**
 * The walks of a look: each walk is done in one look and the next walk in the next one, so that half of them are dark and wide, half
 * light and narrow; all walks in every look in the full setting.
 */
export function walksIn<Walk>(
  walks: Readonly<Record<string, Walk>>,
  width: number,
): (readonly [string, Walk])[] {
  const look = LOOKS.findIndex(([, one]) => one === width);
  return Object.entries(walks).filter((_, index) => isFull || index % LOOKS.length === look);
}

/** Cases of a matrix whose rule unit tests prove too: about `most` of them, spread evenly; all in the full setting. */
export function sample<Case>(all: readonly Case[], most: number): readonly Case[] {
  const step = isFull ? 1 : Math.max(1, all.length / most);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
