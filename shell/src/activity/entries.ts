import { isApiError, isUnanswered } from '@console/shared/api';
import { type Change, changeOf, type ChangePhase, onChange } from '@console/shared/query';
import { fetchPart, onWrite, store, type SentWrite } from '@console/shared/runtime';
import { atom } from '@console/shared/state';
import { keepForScript } from './script.ts';

/**
 * `unknown`: no readable response arrived, or no read shows how the change has ended. `accepted`, `in progress`: the server has
 * responded and continues in the background; the change is followed to its end.
 */
export type EntryState = 'running' | 'given up' | ChangePhase;

/** Result of a request. */
interface Outcome {
  readonly state: EntryState;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly requestId?: string | undefined;
  /** The object's name in the response, for requests that identify it by id. */
  readonly answeredName?: string | undefined;
}

/** A write request of this tab. Of the request body only names are kept. */
export interface Entry extends Outcome {
  readonly id: number;
  readonly operation: Pick<SentWrite['operation'], 'id' | 'path' | 'method'>;
  /** Names of objects, by parameter or field name. */
  readonly names: Readonly<Record<string, string>>;
  /** Summary of the change: `Added rule https-office`. */
  readonly what?: string | undefined;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt?: number | undefined;
}

/** Maximum number of entries; the oldest finished ones are removed first. */
export const LIMIT = 200;

/** Sign-in and sign-out requests are not recorded. */
const LEFT_OUT: ReadonlySet<string> = new Set(['loginLocal', 'logout', 'deviceAuthConfirm']);

/** Fields of request bodies that contain the name of an object. */
const NAME_FIELDS: ReadonlySet<string> = new Set(['name', 'disk', 'parent', 'silo', 'serial', 'externalId']);

/** Write requests of this document, oldest first. */
export const entriesAtom = atom<readonly Entry[]>([]);

let count = 0;

/** The entry of a request, by its response, from which the change is followed, or by its input when no response arrived. */
const entryOf = new WeakMap<object, number>();

/** Starts recording every write request. A second call has no effect. */
export function recordWrites(): void {
  stopFollowing();
  stopFollowing = onChange((answer, change) => {
    const id = entryOf.get(answer);
    if (id !== undefined) put(id, outcomeIn(change));
  });
  onWrite((write) => {
    void keepForScript(write);
    if (write.options.isPart !== true && !LEFT_OUT.has(write.operation.id)) void record(write);
  });
}

let stopFollowing = (): void => undefined;

function put(id: number, outcome: Partial<Entry>): void {
  store.set(entriesAtom, (all) => trimmed(all.map((one) => (one.id === id ? { ...one, ...outcome } : one))));
}

/** Progress of a change that continues on the server. */
const outcomeIn = ({ phase, reason, endedAt }: Change): Pick<Entry, 'state' | 'message' | 'endedAt'> => ({
  state: phase,
  message: reason,
  endedAt,
});

async function record(write: SentWrite): Promise<void> {
  const { id, path, method } = write.operation;
  const running: Entry = {
    id: (count += 1),
    operation: { id, path, ...(method && { method }) },
    names: namesIn(write.input),
    state: 'running',
    startedAt: write.sentAt ?? Date.now(),
  };
  store.set(entriesAtom, (all) => trimmed([...all, running]));
  void describe(write, running.id);
  const outcome = await outcomeOf(write);
  // The check of a request without a response reports its result by the input
  if (outcome.state === 'unknown') entryOf.set(write.input, running.id);
  put(running.id, { endedAt: Date.now(), ...outcome, ...(await followed(write, running.id)) });
}

/** Adds the summary of a write. It compares with data cached before the write, so it does not wait for the response. */
async function describe(write: SentWrite, id: number): Promise<void> {
  try {
    const { whatOf } = await fetchPart(() => import(/* webpackChunkName: "activity" */ './what.ts'));
    put(id, { what: whatOf(write) });
  } catch {
    // The code could not be fetched: the entry has its sentence
  }
}

/**
 * Progress of the change of a request that got a response; undefined when the change ended with the response. The sender of the
 * request gets the response first, and reports whether there is a change to follow.
 */
async function followed(
  { output }: SentWrite,
  id: number,
): Promise<ReturnType<typeof outcomeIn> | undefined> {
  const answer = await output.catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return undefined;
  await new Promise((done) => setTimeout(done));
  entryOf.set(answer, id);
  const change = changeOf(answer);
  return change && outcomeIn(change);
}

/** Removes the oldest finished entries until the limit is met. Pending entries are always kept. */
function trimmed(all: readonly Entry[]): readonly Entry[] {
  let surplus = all.length - LIMIT;
  return surplus <= 0 ? all : all.filter((one) => one.endedAt === undefined || (surplus -= 1) < 0);
}

const textsIn = (values: unknown): [string, string][] =>
  typeof values !== 'object' || values === null
    ? []
    : Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string');

function namesIn({ path, query, body }: SentWrite['input']): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...textsIn(body).filter(([key]) => NAME_FIELDS.has(key)),
    ...textsIn(query),
    ...textsIn(path),
  ]);
}

async function outcomeOf({ answer, output, options }: SentWrite): Promise<Outcome> {
  const response = await answer.then(
    (one) => one.response,
    () => undefined,
  );
  const status = response?.status;
  const requestId = response?.headers.get('x-request-id') ?? undefined;
  try {
    const answered = new Map(textsIn(await output)).get('name');
    return { state: 'done', status, requestId, answeredName: answered };
  } catch (error) {
    return { status, requestId, ...failureOf(error, options.signal) };
  }
}

function failureOf(error: unknown, signal: AbortSignal | undefined): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  // Whether the server processed the request is unknown: an aborted signal may also mean a timeout
  if (signal?.aborted) return { state: 'given up', message };
  if (!isApiError(error)) return { state: 'failed', message };
  const { status = 0, code, requestId } = error;
  const isUnknown = isUnanswered(error) && status < 400;
  return { state: isUnknown ? 'unknown' : 'failed', message, code, ...(requestId && { requestId }) };
}
