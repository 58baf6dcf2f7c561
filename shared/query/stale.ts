import type { AnyInput, Write } from '@console/shared/api';
import { queryClient } from './client.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The name of the object in the body, if it has one. */
function nameIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
}

/**
 * True when the object that `input` selects no longer exists under that name. A refetch would get a 404 while its page is still
 * on the screen, which would show "Page not found" for a moment while the page closes.
 */
function leavesName({ id }: Write, { path = {}, body }: AnyInput): boolean {
  if (id.endsWith('Delete')) return true;
  const name = nameIn(body);
  if (!id.endsWith('Update') || typeof name !== 'string') return false;
  const selectors = Object.values(path).map(String);
  return !selectors.includes(name) && !selectors.some((selector) => uuid.test(selector));
}

/** True when a cached read selects the same object as `path`: the read has all selectors of `path`. */
function isAbout(path: AnyInput['path'], read: unknown): boolean {
  const names = Object.entries(path ?? {});
  const given = new Map(selectorsIn(read));
  return names.length > 0 && names.every(([key, value]) => given.get(key) === value);
}

function selectorsIn(read: unknown): [string, unknown][] {
  if (typeof read !== 'object' || read === null) return [];
  const parts: unknown[] = Object.values(read);
  return parts.flatMap((part) => (typeof part === 'object' && part !== null ? Object.entries(part) : []));
}

/** Milliseconds between two refetches during a batch of operations. */
const PAUSE = 2_000;

/** Reads that an operation has made stale and that are not refetched yet. */
interface Outdated {
  readonly ids: ReadonlySet<unknown>;
  /** Selectors of the object that no longer exists under its name. */
  readonly gone?: AnyInput['path'];
}

const waiting: Outdated[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Number of running batches. */
let runs = 0;
/** The refetch that started last. */
let refetch: Promise<unknown> = Promise.resolve();

function askAgain(): void {
  clearTimeout(timer);
  timer = undefined;
  const all = waiting.splice(0);
  if (all.length === 0) return;
  refetch = queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [id, read] }) =>
      all.some(({ ids }) => ids.has(id)) && !all.some(({ gone }) => isAbout(gone, read)),
  });
}

/**
 * Applies the staleness table after a successful write. Queries on the screen are refetched at once, the others when they
 * are next shown; reads of an object that no longer exists are only marked as stale.
 */
export function makeStale(operation: Write, input: AnyInput): void {
  const ids = new Set<unknown>(operation.stale);
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => ids.has(queryKey[0]),
  });
  waiting.push({ ids, ...(leavesName(operation, input) && { gone: input.path }) });
  if (runs === 0) askAgain();
  else timer ??= setTimeout(askAgain, PAUSE);
}

/** Maximum milliseconds to wait for a refetch: a list that does not arrive must not hide the success message. */
const REFETCH_WAIT = 2_000;

/**
 * Resolves when everything that the last writes have made stale was refetched, for a message that the screen must not contradict.
 * Never rejects, and waits for two seconds at most.
 */
export async function refetched(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, REFETCH_WAIT);
  await Promise.race([refetch.catch(() => undefined), promise]);
  clearTimeout(limit);
  // React renders in a separate task
  await new Promise((done) => setTimeout(done));
}

/**
 * While `work` runs, stale queries are refetched every two seconds at most, and once more at the end, so that fifty deletions
 * do not cause fifty requests for their list.
 */
export async function batchRefetches<Result>(work: () => Promise<Result>): Promise<Result> {
  runs += 1;
  try {
    return await work();
  } finally {
    runs -= 1;
    if (runs === 0) askAgain();
  }
}
