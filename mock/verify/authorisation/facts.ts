import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../src/wire/operations.ts';
import type { Persona } from './personas.ts';

/** Outcome of a call: success, or the status of a refusal. */
export type Outcome = 'ok' | 401 | 403 | 404;

const OUTCOMES = new Map<string, Outcome>([
  ['✓', 'ok'],
  ['401', 401],
  ['403', 403],
  ['404', 404],
]);

/** The rows of docs/authorisation.md: outcomes by operation, then by the title of a persona. */
const facts = new Map<string, ReadonlyMap<string, Outcome>>();
let titles: string[] = [];
for (const line of readFileSync(join(import.meta.dirname, '../../../docs/authorisation.md'), 'utf8').split(
  '\n',
)) {
  const [names = '', ...cells] = line.slice(2, -2).split(' | ');
  if (line.startsWith('| Operations |')) titles = cells;
  if (!line.startsWith('| `')) continue;
  const outcomes = new Map(
    titles.flatMap((title, index) => {
      const outcome = OUTCOMES.get(cells[index] ?? '');
      return outcome === undefined ? [] : [[title, outcome] as const];
    }),
  );
  for (const [, id = ''] of names.matchAll(/`(\w+)`/g)) {
    if (facts.has(id)) throw new Error(`docs/authorisation.md names ${id} twice`);
    facts.set(id, outcomes);
  }
}
const missing = operations.filter(({ id }) => !facts.has(id)).map(({ id }) => id);
if (missing.length > 0)
  throw new Error(`docs/authorisation.md does not say who may call ${missing.join(', ')}`);

/** What an operation comes to, by the title of a persona. */
export const outcomesOf = (id: string): ReadonlyMap<string, Outcome> | undefined => facts.get(id);

/**
 * The result of an operation for a caller, as in docs/authorisation.md.
 * @throws Error when the table has no such cell
 */
export function expected(id: string, { title }: Persona): Outcome {
  const outcome = facts.get(id)?.get(title);
  if (outcome === undefined) throw new Error(`docs/authorisation.md has no outcome of ${id} for ${title}`);
  return outcome;
}
