import { createMock, type Mock, personas } from '@console/mock';
import { clearCache } from '@console/shared/query';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Found, search, type SearchScope } from './search.ts';

let atOnce = 0;
let most = 0;
const asked: string[] = [];

/** Paths that were asked for, in their order. */
export const askedPaths = (): readonly string[] => asked;

/** The most requests that were under way at the same time. */
export const mostAtOnce = () => most;

/** Puts the mock API behind `fetch`. */
export function useApi(): void {
  beforeEach(() => {
    clearCache();
    asked.length = 0;
    atOnce = 0;
    most = 0;
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
      return await mock.handle(request);
    } finally {
      atOnce -= 1;
    }
  });
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
      () => {
        if (!last || last.isRunning) throw new Error(`still searching ${text}`);
      },
      { timeout: 20_000, interval: 20 },
    );
    // The next phase may begin by itself
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (last?.isRunning) await settled();
  };
  await settled();
  if (isFar && last?.searchFar) {
    last.searchFar();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await settled();
  }
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
