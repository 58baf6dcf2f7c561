import { operations, type Operation } from '../../mock/src/wire/operations.ts';
import { urlOf } from '../../mock/verify/sample.ts';
import { isRecord } from '../../shared/record/index.ts';
import { outcomeOf, type Outcome, type Result } from './compare.ts';
import type { Read } from './reader.ts';
import { constants, itemsOf, listOf, needs, sourcesOf, valuesOf, type Values } from './sources.ts';

/** The reads of the contract: nothing else is sent. */
export const READS: readonly Operation[] = operations.filter(({ row }) => row.method === 'GET');

/** An operation, with what came of it. */
export interface Surveyed extends Outcome {
  readonly operation: Operation;
}

/** Why a server cannot be compared at all, as a sentence. */
export class CannotCompare extends Error {}

/** So many objects are tried until a read has something to compare. */
const TRIED = 10;

interface Done {
  readonly outcome: Outcome;
  /** The parameters of successful calls, with the items of their answers. */
  readonly found: readonly { readonly values: Values; readonly items: readonly unknown[] }[];
}

/** Of several calls of an operation: any difference counts, except of objects whose state refuses it while others work; else one that worked. */
const WEIGHT: readonly Result[] = ['differs', 'works', 'not available', 'refused', 'not tried'];

function together(all: readonly Outcome[]): Outcome {
  const doesWork = all.some(({ result }) => result === 'works');
  const outcomes = doesWork ? all.filter(({ isOfObject }) => isOfObject !== true) : all;
  const result = WEIGHT.find((one) => outcomes.some((outcome) => outcome.result === one)) ?? 'not tried';
  const same = outcomes.filter((outcome) => outcome.result === result);
  return { result, details: [...new Set(same.flatMap(({ details }) => details))] };
}

/** How much of an object is there: a port without settings, for example, refuses reads of its settings, so it comes last. */
const membersOf = (item: unknown): number =>
  isRecord(item) ? Object.values(item).filter((value) => value !== null).length : 0;

class Survey {
  readonly #read: Read;
  readonly #now: number;
  readonly #done = new Map<string, Promise<Done>>();

  constructor(read: Read, now: number) {
    this.#read = read;
    this.#now = now;
  }

  /** Reads an operation once; lists that it needs are read before. */
  done(operation: Operation): Promise<Done> {
    const known = this.#done.get(operation.id);
    if (known !== undefined) return known;
    const made = this.#try(operation);
    this.#done.set(operation.id, made);
    return made;
  }

  async #try(operation: Operation): Promise<Done> {
    const notTried = (why: string): Done => ({ outcome: { result: 'not tried', details: [why] }, found: [] });
    if (operation.row.answer === 'websocket') return notTried('no websocket is opened');
    const missing = needs(operation);
    const candidates = missing.length === 0 ? [{}] : await this.#candidates(missing);
    if (candidates.length === 0) return notTried(`no ${(await this.#lacking(missing)).join(', ')}`);
    const outcomes: Outcome[] = [];
    const found: { values: Values; items: readonly unknown[] }[] = [];
    for (const values of candidates.slice(0, TRIED)) {
      const { outcome, items } = await this.#call(operation, values);
      outcomes.push(outcome);
      if (items !== undefined) found.push({ values, items });
      if (outcome.result === 'not available' || (items !== undefined && items.length > 0)) break;
    }
    return { outcome: together(outcomes), found };
  }

  /** Which of the parameters have no value; all of them when they only have none that belong together. */
  async #lacking(names: readonly string[]): Promise<readonly string[]> {
    const lacking: string[] = [];
    for (const name of names) if ((await this.#candidates([name])).length === 0) lacking.push(name);
    return lacking.length === 0 ? names : lacking;
  }

  /** Values of parameters, from the first list that has some. */
  async #candidates(names: readonly string[]): Promise<readonly Values[]> {
    for (const source of sourcesOf(names)) {
      const { found } = await this.done(listOf(source));
      const all = found.flatMap(({ values, items }) =>
        items
          .toSorted((one, other) => membersOf(other) - membersOf(one))
          .flatMap((item) => {
            const own = valuesOf(source, item);
            const filled = own && { ...values, ...own };
            return filled ? [Object.fromEntries(names.map((name) => [name, filled[name] ?? '']))] : [];
          }),
      );
      if (all.length > 0) return all;
    }
    return [];
  }

  async #call(
    operation: Operation,
    values: Values,
  ): Promise<{ outcome: Outcome; items: readonly unknown[] | undefined }> {
    const all: Values = { ...values, ...constants(operation, this.#now) };
    const given = Object.entries(all);
    const path = Object.fromEntries(given.filter(([name]) => operation.path.has(name)));
    const query = Object.fromEntries(given.filter(([name]) => !operation.path.has(name)));
    const reading = await this.#read(urlOf({ operation, path, query }), operation.row.answer === 'stream');
    if (reading.kind === 'unreachable') throw new CannotCompare(reading.sentence);
    if (reading.kind === 'answer' && reading.status === 401)
      throw new CannotCompare(
        'The server does not accept the token. Check that it is whole and has not expired.',
      );
    const outcome = outcomeOf(operation, reading);
    const isRead = reading.kind === 'answer' && reading.status === operation.row.status;
    return { outcome, items: isRead ? itemsOf(reading.body ?? {}) : undefined };
  }
}

/**
 * Compares every read of the contract with what a server answers, one after the other, as the user of the token.
 * @throws CannotCompare when it cannot be reached or does not accept the token
 */
export async function survey(read: Read, now: number): Promise<readonly Surveyed[]> {
  const all = new Survey(read, now);
  const surveyed: Surveyed[] = [];
  for (const operation of READS) {
    const { outcome } = await all.done(operation);
    surveyed.push({ operation, ...outcome });
  }
  return surveyed;
}
