import type { AnyInput, Write } from '@console/shared/api';
import { queryClient } from './client.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The name a body gives the object, when it gives one. */
function nameIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
}

/**
 * True when the object that `input` names does not answer to that name any more. Asking for it again would be
 * answered 404 while its page is still on the screen, which would flash "Page not found" on the way out.
 */
function leavesName({ id }: Write, { path = {}, body }: AnyInput): boolean {
  if (id.endsWith('Delete')) return true;
  const name = nameIn(body);
  if (!id.endsWith('Update') || typeof name !== 'string') return false;
  const selectors = Object.values(path).map(String);
  return !selectors.includes(name) && !selectors.some((selector) => uuid.test(selector));
}

/** True when a cached read is about the very object that `path` names: all its selectors are the read's too. */
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

/** Milliseconds between two asks while many operations run. */
const PAUSE = 2_000;

/** What an operation has made out of date and nobody has asked for again. */
interface Outdated {
  readonly ids: ReadonlySet<unknown>;
  /** Selectors of the object that does not answer to its name any more. */
  readonly gone?: AnyInput['path'];
}

const waiting: Outdated[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** How many runs of many operations are under way. */
let runs = 0;

function askAgain(): void {
  clearTimeout(timer);
  timer = undefined;
  const all = waiting.splice(0);
  if (all.length === 0) return;
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [id, read] }) =>
      all.some(({ ids }) => ids.has(id)) && !all.some(({ gone }) => isAbout(gone, read)),
  });
}

/**
 * Applies the staleness table after a success. What is on the screen is asked for again at once, the rest when
 * it is next shown; reads of an object that is gone are marked only.
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

/**
 * While `work` runs, what operations make stale is asked for every two seconds at most, and once more at the end: fifty
 * deletions are not fifty readings of their list.
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
