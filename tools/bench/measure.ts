import type { Browser, CDPSession } from '@playwright/test';
import { SLOW, type Conditions } from './conditions.ts';
import { middle } from './finding.ts';

/** Milliseconds after which a page that is not ready is an error. */
const READY_LIMIT = 20_000;

async function within<T>(limit: number, result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page is not ready after ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([result, isLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** One cold load. Sizes are the sent bytes (brotli); times are milliseconds from the start of the navigation. */
export interface ColdLoad {
  bytes: Record<'script' | 'style' | 'font' | 'document' | 'data' | 'other', number>;
  total: number;
  /** Bytes that the page fetched in advance after it was ready. */
  idle: number;
  requests: number;
  /** URLs of all fetched files, including prefetched files. */
  files: string[];
  /** Longest chain of requests of which each was caused by the one before. */
  depth: number;
  firstPaint: number;
  largestPaint: number;
  /** The first field of the page has the focus, and typed text is kept. Undefined on a page without such a field. */
  typable: number | undefined;
  /** The page is rendered by its code, with its data; a form that is sent is sent at once. */
  ready: number;
  /** Work of the main thread until then, on the slowed processor ({@link workOf}). */
  work: number;
}

/** A time that Chromium keeps of a page, in milliseconds. */
async function metricOf(session: CDPSession, wanted: 'TaskDuration' | 'NavigationStart'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
}

/** Milliseconds that the main thread of a page has worked since `Performance.enable` was sent: other programs on the machine do not count. */
export const workOf = (session: CDPSession): Promise<number> => metricOf(session, 'TaskDuration');

const KINDS: Readonly<Record<string, keyof ColdLoad['bytes']>> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Document: 'document',
  Fetch: 'data',
  XHR: 'data',
};

interface Seen {
  url: string;
  kind: keyof ColdLoad['bytes'];
  parent: string | undefined;
  /** When it was sent, in milliseconds of the clock that `NavigationStart` has, too. */
  at: number;
  size: number;
}

const bare = (url: string): string => url.split(/[?#]/)[0] ?? url;

/** What a request is for. Scripts and style sheets are also fetched ahead as data. */
function kindOf(url: string, type = ''): Seen['kind'] {
  if (url.endsWith('.js')) return 'script';
  return url.endsWith('.css') ? 'style' : (KINDS[type] ?? 'other');
}

/** Collects every request of the session until it is read. */
async function watch(session: CDPSession): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, type }) => {
    const frames = initiator.stack?.callFrames ?? initiator.stack?.parent?.callFrames ?? [];
    const parent = initiator.url ?? frames.find((frame) => frame.url !== '')?.url;
    seen.set(requestId, {
      url: bare(request.url),
      kind: kindOf(bare(request.url), type),
      parent: parent === undefined ? undefined : bare(parent),
      at: timestamp * 1000,
      size: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (one) one.size = encodedDataLength;
  });
  return seen;
}

function depthOf(seen: readonly Seen[]): number {
  const byUrl = new Map(seen.map((one) => [one.url, one]));
  const depth = (one: Seen, path: ReadonlySet<string>): number => {
    const parent = one.parent === undefined ? undefined : byUrl.get(one.parent);
    return parent && !path.has(parent.url) ? 1 + depth(parent, new Set([...path, parent.url])) : 1;
  };
  return Math.max(...seen.map((one) => depth(one, new Set([one.url]))));
}

/** The page to open, and how to detect that it is usable. */
export interface Target {
  url: string;
  /** Accessible name of the heading, and a text that appears only with the data. */
  heading: string;
  data?: string | undefined;
  /** Id of a page that the document draws in the place of the rendered one until its code is there. */
  drawn?: string | undefined;
}

/**
 * Runs in the page before its code: reports the moment at which the frame with the heading and the data is painted, in
 * milliseconds. It looks when the document changes: a question from outside of the page would run on the slow processor, too, and
 * be part of the time.
 */
function reportReady([heading, data, drawn]: [heading: string, data: string, drawn: string]): void {
  const isThere = () =>
    document.querySelector('h1')?.textContent === heading &&
    (document.getElementById('content') ?? document.body).textContent.includes(data) &&
    document.getElementById(drawn) === null;
  const isReporter = (value: object): value is { isReady: (time: number) => void } => 'isReady' in value;
  const reporter: object = globalThis;
  const done = () => {
    if (isReporter(reporter)) reporter.isReady(performance.now());
  };
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => void scheduler.postTask(done, { priority: 'user-blocking' }));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/**
 * Loads a page once in a new profile. A load that does not end is repeated once: with an emulated network Chromium stops to
 * answer all requests of a page in about one of 200 loads; in 600 loads without one it did not.
 */
export async function coldLoad(browser: Browser, target: Target, conditions = SLOW): Promise<ColdLoad> {
  try {
    return await loadOnce(browser, target, conditions);
  } catch (error) {
    console.log(`again: ${target.url}, ${error instanceof Error ? error.message : String(error)}`);
    return loadOnce(browser, target, conditions);
  }
}

async function loadOnce(
  browser: Browser,
  target: Target,
  { network, processor }: Conditions,
): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const seen = await watch(session);
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
    await page.addInitScript(() => {
      Object.assign(globalThis, { largest: 0 });
      // The field is in the document before it has the focus; a page that is rendered later focuses its own
      addEventListener(
        'focusin',
        ({ target }) => {
          if (target instanceof HTMLInputElement) Object.assign(globalThis, { typable: performance.now() });
        },
        { once: true },
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(globalThis, { largest: entry.startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const isReady = Promise.withResolvers<number>();
    await page.exposeFunction('isReady', isReady.resolve);
    const { heading, data = '', drawn = '' } = target;
    await page.addInitScript(reportReady, [heading, data, drawn] satisfies [string, string, string]);
    await page.goto(target.url, { waitUntil: 'commit' });
    const ready = await within(READY_LIMIT, isReady.promise);
    const work = await workOf(session);
    const start = await metricOf(session, 'NavigationStart');
    await page.waitForLoadState('networkidle');
    const paints = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largest: Number(Reflect.get(globalThis, 'largest')),
      typable: Number(Reflect.get(globalThis, 'typable') ?? Number.NaN),
    }));
    await page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor();
    if (data !== '') await page.getByText(data, { exact: true }).first().waitFor();
    const http = [...seen.values()].filter(({ url }) => url.startsWith('http'));
    // What the page has sent until then is its cost; what it fetches ahead is counted separately. By the clock of the
    // page: the word that it is ready arrives late on a loaded machine
    const isNeeded = ({ at }: Seen) => at - start <= ready;
    const all = http.filter(isNeeded);
    const idle = http.reduce((sum, one) => sum + (isNeeded(one) ? 0 : one.size), 0);
    const bytes = { script: 0, style: 0, font: 0, document: 0, data: 0, other: 0 };
    for (const one of all) bytes[one.kind] += one.size;
    const total = all.reduce((sum, one) => sum + one.size, 0);
    return {
      bytes,
      total,
      idle,
      requests: all.length,
      files: http.map(({ url }) => url),
      depth: depthOf(all),
      firstPaint: paints.first,
      largestPaint: paints.largest,
      typable: Number.isNaN(paints.typable) ? undefined : paints.typable,
      ready,
      work,
    };
  } finally {
    await context.close();
  }
}

/** The median of several loads for each number, with the files of all loads. */
export function median(loads: readonly ColdLoad[]): ColdLoad {
  const mid = (pick: (load: ColdLoad) => number): number => middle(loads.map(pick));
  return {
    bytes: {
      script: mid((l) => l.bytes.script),
      style: mid((l) => l.bytes.style),
      font: mid((l) => l.bytes.font),
      document: mid((l) => l.bytes.document),
      data: mid((l) => l.bytes.data),
      other: mid((l) => l.bytes.other),
    },
    total: mid((l) => l.total),
    idle: mid((l) => l.idle),
    requests: mid((l) => l.requests),
    files: loads.flatMap((load) => load.files),
    depth: mid((l) => l.depth),
    firstPaint: mid((l) => l.firstPaint),
    largestPaint: mid((l) => l.largestPaint),
    typable: loads[0]?.typable === undefined ? undefined : mid((l) => l.typable ?? Number.NaN),
    ready: mid((l) => l.ready),
    work: mid((l) => l.work),
  };
}
