import { createMock, type Mock, personas } from '@console/mock';
import { clearCache } from '@console/shared/query';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import type { SearchScope } from './scope.ts';
import { endIndex } from './search-index.ts';
import { type Found, IDLE, search } from './search.ts';

/** The search uses a fake clock, see {@link stopClock}. */
const realTimeout = globalThis.setTimeout;

let atOnce = 0;
let most = 0;
let answers: Promise<void> | undefined;
const asked: string[] = [];

/** Paths of the requests, in order. */
export const askedPaths = (): readonly string[] => asked;

/** Maximum number of simultaneous requests. */
export const mostAtOnce = () => most;

/** Puts the mock API behind `fetch`, for all tests of a file. */
export function useApi(): void {
  beforeEach(() => {
    clearCache();
    endIndex();
    asked.length = 0;
    atOnce = 0;
    most = 0;
    answers = undefined;
    serve(personas.operator);
    for (const level of ['debug', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** Responds as the API does to a user. */
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

/** From now on no request gets a response, until the returned function is called. */
export function holdAnswers(): () => void {
  let answer = () => {};
  answers = new Promise((resolve) => (answer = resolve));
  return answer;
}

export const SCOPE: SearchScope = {
  project: 'edge-cache',
  usedProjects: [],
  siloName: 'fernhill',
  isSystem: false,
  sources: [],
  areas: [],
  isRecent: () => false,
};

/** Advances the fake clock of the search, and lets all responses arrive. Requests that the search would send in this time are sent. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.waitFor(
    async () => {
      // The next phase starts in a later event loop turn than the responses of the previous one
      await new Promise((resolve) => realTimeout(resolve, 0));
      if (atOnce > 0) throw new Error(`${atOnce} requests have no answer`);
    },
    { timeout: 20_000, interval: 5 },
  );
}

/** Replaces the clock for one test; the search uses it to wait for the end of typing. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Searches until nothing is running. */
export async function searchAll(text: string, scope: Partial<SearchScope> = {}): Promise<Found> {
  let last: Found | undefined;
  const ends = new AbortController();
  stopClock();
  search(text, { ...SCOPE, ...scope }, ends.signal, (found) => (last = found));
  await vi.waitFor(
    async () => {
      await pass(IDLE);
      if (!last || last.isRunning) throw new Error(`still searching ${text}`);
    },
    { timeout: 20_000, interval: 5 },
  );
  vi.useRealTimers();
  ends.abort();
  if (!last) throw new Error('The search has said nothing');
  return last;
}

/** The results as lines: kind, name, context. */
export const linesOf = ({ hits }: Found): string[] =>
  hits.map(({ kind, name, context }) => [kind, name, ...context].join(' · '));

/** Rows of a list of the API, in wire format. */
export async function rowsAt(path: string): Promise<((key: string) => string)[]> {
  const body: unknown = await (await fetch(path)).json();
  const rows: unknown = Reflect.get(Object(body), 'items') ?? body;
  if (!Array.isArray(rows)) throw new Error(`${path} is no list`);
  return rows.map(
    (row: unknown) => (key: string) =>
      String(key.split('.').reduce((value: unknown, part) => Reflect.get(Object(value), part), row)),
  );
}
