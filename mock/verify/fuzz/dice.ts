import { seededRandom } from '../../src/values/ids.ts';

/** Chance that is the same in every run. */
export interface Dice {
  /** A whole number from 0, below the bound. */
  readonly below: (bound: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** One of a list that may be empty. */
  readonly some: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Dice that depend on the seed alone. */
export function diceOf(seed: string): Dice {
  const random = seededRandom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    some: (items) => items[below(items.length)],
  };
}
