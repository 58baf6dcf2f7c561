import { isOwnPath } from '../shared/api/own.ts';
import type { RouteObject } from '@console/shared/router';

const RealDate = Date;
const AHEAD = 400 * 24 * 60 * 60 * 1000;

/** A clock that is ahead: a read with an hour or a day in it is another one then. */
class LaterDate extends RealDate {
  constructor(value: number | string = RealDate.now() + AHEAD) {
    super(value);
  }
  static override now(): number {
    return RealDate.now() + AHEAD;
  }
}

/** The clock and the values of the parameters in each run. */
const RUNS = [
  { clock: RealDate, valueOf: (index: number) => `name-${index}` },
  { clock: LaterDate, valueOf: (index: number) => `00000000-0000-4000-8000-00000000000${index}` },
] as const;

/** One run of the loaders of a page. */
class Run {
  readonly reads: string[] = [];
  /** A loader has failed, or needs the storage of a browser. */
  isPossible = true;
}

let run = new Run();

/** Prepares this program for `firstReads`: requests are recorded and never answered, and there is no storage. */
export function recordReads(): void {
  Reflect.set(globalThis, 'fetch', (url: unknown, { method }: RequestInit = {}) => {
    // The document sends only reads of the platform's API
    if (method === 'GET' && !isOwnPath(String(url))) run.reads.push(String(url));
    return new Promise(() => undefined);
  });
  const get = () => {
    run.isPossible = false;
    return undefined;
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get });
}

/** Waits until all has run that waits for no response. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function readsOf(
  pattern: string,
  routes: readonly RouteObject[],
  { clock, valueOf }: (typeof RUNS)[number],
) {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name, index) => [name, valueOf(index)]));
  const request = new Request(`http://console.test${pattern}`);
  const own = (run = new Run());
  Reflect.set(globalThis, 'Date', clock);
  for (const { loader } of routes)
    if (typeof loader === 'function')
      void (async (): Promise<unknown> => Reflect.apply(loader, undefined, [{ params, request }]))().catch(
        () => {
          own.isPossible = false;
        },
      );
  await settle();
  Reflect.set(globalThis, 'Date', RealDate);
  const patternOf = (url: string) =>
    names.reduce((text, name, index) => text.replaceAll(valueOf(index), `:${name}`), url);
  return new Set(own.isPossible ? own.reads.map(patternOf) : []);
}

/**
 * The reads that the loaders of a page send before any response has arrived, as URL patterns: the document sends them before any file is
 * loaded (shell/src/boot.ts). The loaders are executed with different parameters and at different times: a read that contains
 * anything else is not listed. None for a page whose loaders need the storage of a browser.
 * @param routes those in which the page is rendered, and its own
 * @param clear empties the cache, so that the next run requests everything
 */
export async function firstReads(
  pattern: string,
  routes: readonly RouteObject[],
  clear: () => void,
): Promise<string[]> {
  const found: ReadonlySet<string>[] = [];
  // The first run also imports the modules that the loaders need, which takes time
  for (const each of [RUNS[0], ...RUNS]) {
    found.push(await readsOf(pattern, routes, each));
    clear();
    await settle();
  }
  const [, first, second] = found;
  return [...(first ?? [])].filter((read) => second?.has(read));
}
