import { type ErrorKind, isKind } from '@console/shared/api';
import type { SearchPages, SearchQuery, SearchReader } from '@console/shared/contract';
import { freshAnswer, nextOf, type Query, seed } from '@console/shared/query';
import { type Gate, SearchLimit } from './gate.ts';

/** Milliseconds for which a search uses cached data (docs/screens/operator.md section 9.4). */
const AGE = 60_000;
/** Maximum number of items of one list that a search reads. */
const MAX_ITEMS = 10_000;
/** Errors for resources that do not exist or that the user may not see: both give no result and no message. */
const EXPECTED = ['not-found', 'forbidden'] as const satisfies readonly ErrorKind[];

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
export interface Reader extends SearchReader {
  /** The same, until a signal aborts it. */
  readonly until: (ends: AbortSignal) => Reader;
  /** Records that something could not be read. Throws when the search has ended. */
  readonly note: (what: string, error: unknown) => void;
  /** The result of an area's code; `undefined` when it throws, which is recorded as a gap with that name. */
  readonly orNothing: <Answer>(
    what: string,
    ask: () => Promise<Answer> | Answer,
  ) => Promise<Answer | undefined>;
  readonly gaps: () => Gaps;
}

/** The query of an area, for the cache. */
const expecting = <Data>({ queryKey, queryFn }: SearchQuery<Data>): Query<Data> => ({
  queryKey,
  queryFn: ({ signal }) => queryFn({ signal, expects: EXPECTED, queryKey }),
});

/** Creates a reader with a gate. Every method rejects only when the search, or the part that called it, has ended. */
export function createReader(gate: Gate, signal: AbortSignal): Reader {
  const failed = new Set<string>();
  const cut = new Set<string>();
  let isLimited = false;

  async function ask<Data>(given: SearchQuery<Data>): Promise<Data> {
    const query = expecting(given);
    const known = freshAnswer(query, AGE);
    if (known !== undefined) return known;
    const data = await gate.run((ends) => query.queryFn({ signal: ends }), signal);
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

  async function readPages<Item>(what: string, page: SearchPages<Item>, items: Item[]): Promise<void> {
    let token: string | undefined;
    do {
      const asked = page(token);
      const answer = await ask(asked);
      items.push(...answer.items);
      token = nextOf(answer, expecting(asked));
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
    note,
    orNothing: async (what, answer) => {
      try {
        return await answer();
      } catch (error) {
        note(what, error);
        return undefined;
      }
    },
    gaps: () => ({ failed, cut, isLimited }),
  };
}
