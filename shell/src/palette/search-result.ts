import type { PaletteItem } from './items.ts';

export interface SearchResult {
  readonly text: string;
  /** The resources, as entries. */
  readonly items: readonly PaletteItem[];
  /** The actions of an order: `stop cache-ams-01`. */
  readonly orders: readonly PaletteItem[];
  readonly isRunning: boolean;
  /** Sentence on kinds that were not found or not searched; empty without any. */
  readonly sentence: string;
}
