import type { PaletteItem } from './items.ts';

/** What the search has found for a text. */
export interface SearchResult {
  readonly text: string;
  /** The things, as entries. */
  readonly items: readonly PaletteItem[];
  /** Actions that the text asks for: `stop cache-ams-01`. */
  readonly orders: readonly PaletteItem[];
  readonly isRunning: boolean;
  /** What was searched. */
  readonly sentence: string;
}
