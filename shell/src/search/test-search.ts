import { createMock, type Mock, personas } from '@console/mock';
import { clearCache } from '@console/shared/query';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { type Found, IDLE, search, type SearchScope } from './search.ts';

/** The clock of the search is a fake one, see {@link stopClock}. */
const realTimeout = globalThis.setTimeout;

let atOnce = 0;
let most = 0;
let answers: Promise<void> | undefined;
const asked: string[] = [];

/** Paths that were asked for, in their order. */
export const askedPaths = (): readonly string[] => asked;

/** The most requests that were under way at the same time. */
export const mostAtOnce = () => most;

/** Puts the mock API behind `fetch`, for all tests of a file. */
export function useApi(): void {
  beforeEach(() => {
    clearCache();
    asked.length = 0;
    atOnce = 0;
    most = 0;
    answers = undefined;
    serve(personas.operator);
    for (const level of ['debug', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** Answers as the API does to a person. */
export function serve(persona: string, prepare?: (mock: Mock) => void): void {
  const mock = createMock({ personas: true, persona });
  prepare?.(mock);
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(input, 'http://localhost'), init);
    asked.push(decodeURIComponent(new URL(request.url).pathname));
    atOnce += 1;
    most = Math.max(most, atOnce);
    try {
      await answers;
      return await mock.handle(request);
    } finally {
      atOnce -= 1;
    }
  });
}

/** From now on no request is answered, until the returned function is called. */
export function holdAnswers(): () => void {
  let answer = () => {};
  answers = new Promise((resolve) => (answer = resolve));
  return answer;
}

/** Where a search of a test begins. */
export const SCOPE: SearchScope = {
  project: 'edge-cache',
  usedProjects: [],
  isFleetViewer: true,
  siloName: 'fernhill',
  isSystem: false,
  isRecent: () => false,
};

/**
 * Lets this much time pass for the search, on a fake clock, and lets all answers arrive. Whatever a search would send meanwhile
 * is sent.
 */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.waitFor(
    async () => {
      // The next phase begins in a later turn than the answers of the last one
      await new Promise((resolve) => realTimeout(resolve, 0));
      if (atOnce > 0) throw new Error(`${atOnce} requests have no answer`);
    },
    { timeout: 20_000, interval: 5 },
  );
}

/** Replaces the clock for one test; the search waits for the end of typing by it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Searches until nothing runs any more, and until there is nothing left to offer where `isFar`. */
export async function searchAll(
  text: string,
  scope: Partial<SearchScope> = {},
  isFar = false,
): Promise<Found> {
  let last: Found | undefined;
  const ends = new AbortController();
  search(text, { ...SCOPE, ...scope }, ends.signal, (found) => (last = found));
  const settled = async () => {
    await vi.waitFor(
      async () => {
        await pass(IDLE);
        if (!last || last.isRunning) throw new Error(`still searching ${text}`);
      },
      { timeout: 20_000, interval: 5 },
    );
  };
  stopClock();
  await settled();
  if (isFar && last?.searchFar) {
    last.searchFar();
    await settled();
  }
  vi.useRealTimers();
  if (!last) throw new Error('The search has said nothing');
  return last;
}

/** What was found, as lines: kind, name, context. */
export const linesOf = ({ hits }: Found): string[] =>
  hits.map(({ kind, name, context }) => [kind, name, ...context].join(' · '));

/** Rows of a list of the API, in wire form. */
export async function rowsAt(path: string): Promise<((key: string) => string)[]> {
  const body: unknown = await (await fetch(path)).json();
  const rows: unknown = Reflect.get(Object(body), 'items') ?? body;
  if (!Array.isArray(rows)) throw new Error(`${path} is no list`);
  return rows.map(
    (row: unknown) => (key: string) =>
      String(key.split('.').reduce((value: unknown, part) => Reflect.get(Object(value), part), row)),
  );
}
