import { createHash } from 'node:crypto';
import { fakeClock } from '../../store/clock.ts';
import { seedStore, type SeedName } from '../../seeds/index.ts';
import type { Progress } from '../../store/store.ts';

const DATE = '$date';

/** Encodes a row as JSON text; dates are marked, so that no text is mistaken for a date. */
export function encodeRow(row: object): string {
  return JSON.stringify(row, function replace(this: object, key: string, value: unknown) {
    // `value` is the result of `Date.toJSON`.
    const raw: unknown = Reflect.get(this, key);
    return raw instanceof Date ? { [DATE]: raw.getTime() } : value;
  });
}

export function decodeRow(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const time: unknown = Reflect.get(value, DATE);
    return typeof time === 'number' ? new Date(time) : value;
  });
}

/** Description of a state file. */
export interface About {
  readonly seed: string;
  /** Fingerprint of the seed data when the file was created. */
  readonly print: string;
  /** The server's time at the last write. */
  readonly now: number;
  readonly progress: Progress;
}

/** Type guard for a description read from a file. */
export function isAbout(value: unknown): value is About {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['seed', 'print', 'now', 'progress'].every((name) => name in value)
  );
}

/** Fingerprint of the current seed data; when it differs from the file's, the file was created with other data. */
export function seedPrint(seed: SeedName): string {
  const hash = createHash('sha256');
  // The large seed contains the demo's data and more objects of the same kinds.
  const { tables } = seedStore(seed === 'large' ? 'demo' : seed, fakeClock());
  for (const [name, table] of Object.entries(tables))
    hash.update(`${name}\n${[...table].map(encodeRow).join('\n')}\n`);
  return hash.digest('hex').slice(0, 16);
}
