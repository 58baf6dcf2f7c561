import { createHash } from 'node:crypto';
import { fakeClock } from '../../store/clock.ts';
import { seedStore, type SeedName } from '../../seeds/index.ts';
import type { Progress } from '../../store/store.ts';

const DATE = '$date';

/** A row as JSON text; dates are marked, so that no text is ever taken for one. */
export function encodeRow(row: object): string {
  return JSON.stringify(row, function replace(this: object, key: string, value: unknown) {
    // `value` is what `Date.toJSON` made of it.
    const raw: unknown = Reflect.get(this, key);
    return raw instanceof Date ? { [DATE]: raw.getTime() } : value;
  });
}

/** The row of a text that `encodeRow` made. */
export function decodeRow(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const time: unknown = Reflect.get(value, DATE);
    return typeof time === 'number' ? new Date(time) : value;
  });
}

/** What a state file says about itself. */
export interface About {
  readonly seed: string;
  /** What the seed's data looked like when the file was begun. */
  readonly print: string;
  /** The server's time at the last write. */
  readonly now: number;
  readonly progress: Progress;
}

/** Checks what was read from a file. */
export function isAbout(value: unknown): value is About {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['seed', 'print', 'now', 'progress'].every((name) => name in value)
  );
}

/** What a seed makes now, in short: another print than a file's means that the file began with other data. */
export function seedPrint(seed: SeedName): string {
  const hash = createHash('sha256');
  // The large seed is the demo's and much more of the same.
  const { tables } = seedStore(seed === 'large' ? 'demo' : seed, fakeClock());
  for (const [name, table] of Object.entries(tables))
    hash.update(`${name}\n${[...table].map(encodeRow).join('\n')}\n`);
  return hash.digest('hex').slice(0, 16);
}
