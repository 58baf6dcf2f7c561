import { afterEach, beforeEach, vi } from 'vitest';
import { urlOf } from '@console/shared/api';
import { jobsAtom } from '@console/shared/query';
import { store, toastsAtom } from '@console/shared/runtime';
import { mockApi } from '../../../../tools/testing/mock-api.ts';
import type { JobEnd } from './run-job.ts';
import { endOf as endOfTask, type TaskRun } from './course.ts';
import type { ScriptStep } from './script-texts.ts';

type Mock = ReturnType<typeof mockApi>;

/** The fate of a write: `refused` by the server, or its response is lost, before or after it was carried out. */
export const FATES = ['refused', 'lost before', 'lost after'] as const;

/** The number of writes so far, and the fate of one of them. */
export interface Writes {
  /** Method and path of each. */
  readonly sent: string[];
}

/** The fate of a write, or another user's action right after it. */
type Fate = (typeof FATES)[number] | ((mock: Mock) => void);

/** The demo data behind `fetch`. One write, by its number from zero, fails or is followed by a change of another user. */
export function mockWith(at = -1, fate: Fate = 'refused'): Mock & Writes {
  const mock = mockApi();
  return Object.assign(mock, { sent: serve(mock, at, fate) });
}

/** Puts data behind `fetch`, for the next document too. Returns the writes, as sent. */
export function serve(mock: Mock, at = -1, fate: Fate = 'refused'): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(input, 'http://console.test');
    const isWrite = (init?.method ?? 'GET') !== 'GET';
    if (isWrite) sent.push(`${init?.method} ${url.pathname}`);
    const isIt = isWrite && sent.length === at + 1;
    if (isIt && fate === 'refused')
      return Response.json({ message: 'It is locked', error_code: 'InvalidRequest' }, { status: 400 });
    if (isIt && fate === 'lost before') throw new TypeError('down');
    const answer = await mock.handle(new Request(url, init));
    if (isIt && typeof fate === 'function') fate(mock);
    if (isIt && fate === 'lost after') throw new TypeError('down');
    return answer;
  });
  return sent;
}

/** Members that differ although nothing was changed: times, and the sled of an instance. */
const PASSING: ReadonlySet<string> = new Set(['timeModified', 'timeRunStateUpdated', 'sledId', 'runs']);

/** Rows of the store by table and id, as texts, to be compared. */
export function pictureOf({ store }: Mock): Readonly<Record<string, string>> {
  const rows = Object.entries(store.tables).flatMap(([table, all]) =>
    [...all].map((row): [key: string, text: string] => [
      `${table} ${row.id}`,
      JSON.stringify(row, (key, value: unknown) =>
        PASSING.has(key) ? undefined : typeof value === 'bigint' ? String(value) : value,
      ),
    ]),
  );
  return Object.fromEntries(rows.filter(([key]) => !key.startsWith('transitions')));
}

/** The rows that differ between two pictures, by table. */
export function changesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => before[key] !== after[key]);
}

/** The requests of a script, in the format in which {@link serve} lists those of a task. */
export const linesOf = (steps: readonly ScriptStep[]): string[] =>
  steps.map(({ request: { operation, input } }) => lineOf(operation.method, urlOf(operation, input)));

const lineOf = (method: string, url: string): string => `${method} ${url.replace(/\?.*/, '')}`;

/** Requests with a mark in place of each id that is in no row of the data. */
export const withoutNewIds = (
  lines: readonly string[],
  { store: { tables } }: Pick<Mock, 'store'>,
): string[] => {
  const known = new Set(Object.values(tables).flatMap((table) => [...table].map(({ id }) => id)));
  return lines.map((line) =>
    line.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/, (id) => (known.has(id) ? id : 'NEW')),
  );
};

/** Lets a test file run jobs on a fake clock; each test starts without jobs and toasts. */
export function useJobs(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    store.set(jobsAtom, new Map());
    store.set(toastsAtom, []);
  });
}

/** The newest job. */
export const job = () => [...store.get(jobsAtom).values()].at(-1);

/** Advances the time until a job has ended. */
export async function over<End>(running: Promise<End>): Promise<End> {
  let isOver = false;
  void running.then(() => (isOver = true));
  for (let turn = 0; turn < 400 && !isOver; turn += 1) await vi.advanceTimersByTimeAsync(2_000);
  return running;
}

/** Waits until a task has ended, while the time passes. */
export const endOf = (run: TaskRun): Promise<JobEnd> => over(endOfTask(run));
