import { type ErrorKind, isKind } from '@console/shared/api';
import { freshAnswer, nextOf, type PageQuery, type Query, seed } from '@console/shared/query';
import { type Gate, SearchLimit } from './gate.ts';

/** Milliseconds for which a search uses cached data (docs/screens/operator.md section 9.4). */
const AGE = 60_000;
/** Maximum number of items of one list that a search reads. */
const MAX_ITEMS = 10_000;
/** Errors for resources that do not exist or that the user may not see: both give no result and no message. */
const EXPECTED: readonly ErrorKind[] = ['not-found', 'forbidden'];

/** The limits that a search has reached. */
export interface Gaps {
  /** Lists that could not be read. */
  readonly failed: ReadonlySet<string>;
  /** Lists of which only the first items were read. */
  readonly cut: ReadonlySet<string>;
  /** The search has sent the maximum number of requests. */
  readonly isLimited: boolean;
}

/** Reads data for one search: from the cache when that is fresh, else through the gate. */
export interface Reader {
  /** One object; `undefined` when it does not exist or the user may not see it. */
  readonly view: <Data>(query: Query<Data>) => Promise<Data | undefined>;
  /** All items of a list, identified by its name in sentences: `instances`. Empty when it cannot be read. */
  readonly list: <Item>(what: string, page: PageQuery<Item>) => Promise<Item[]>;
  /** The same, until a signal aborts it. */
  readonly until: (ends: AbortSignal) => Reader;
  readonly gaps: () => Gaps;
}

/** Creates a reader with a gate. Every method rejects only when the search, or the part that called it, has ended. */
export function createReader(gate: Gate, signal: AbortSignal): Reader {
  const failed = new Set<string>();
  const cut = new Set<string>();
  let isLimited = false;

  async function ask<Data>(query: Query<Data>): Promise<Data> {
    const known = freshAnswer(query, AGE);
    if (known !== undefined) return known;
    const data = await gate.run(
      (ends) => query.queryFn({ signal: ends, expects: EXPECTED, queryKey: query.queryKey }),
      signal,
    );
    // The pages of results open with this data
    seed<unknown>(query, data);
    return data;
  }

  /** Records why something could not be read. Throws when the search has ended. */
  function note(what: string, error: unknown): void {
    signal.throwIfAborted();
    if (error instanceof SearchLimit) isLimited = true;
    else if (!isKind(error, ...EXPECTED)) failed.add(what);
  }

  async function readPages<Item>(what: string, page: PageQuery<Item>, items: Item[]): Promise<void> {
    let token: string | undefined;
    do {
      const asked = page(token);
      const answer = await ask(asked);
      items.push(...answer.items);
      token = nextOf(answer, asked);
    } while (token !== undefined && items.length < MAX_ITEMS);
    if (token !== undefined) cut.add(what);
  }

  return {
    view: async (query) => {
      try {
        return await ask(query);
      } catch (error) {
        note('objects', error);
        return undefined;
      }
    },
    list: async (what, page) => {
      const items: Awaited<ReturnType<ReturnType<typeof page>['queryFn']>>['items'] = [];
      try {
        await readPages(what, page, items);
      } catch (error) {
        note(what, error);
      }
      return items;
    },
    until: (ends) => createReader(gate, AbortSignal.any([signal, ends])),
    gaps: () => ({ failed, cut, isLimited }),
  };
}
