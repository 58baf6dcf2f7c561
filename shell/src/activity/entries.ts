import { isApiError, isUnanswered } from '@console/shared/api';
import { onWrite, store, type SentWrite } from '@console/shared/runtime';
import { atom } from '@console/shared/state';

/** `unknown`: the request went out and no answer came, or none that can be read. `accepted`: the server goes on by itself. */
export type EntryState = 'running' | 'done' | 'accepted' | 'failed' | 'given up' | 'unknown';

/** What became of a request. */
interface Outcome {
  readonly state: EntryState;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly requestId?: string | undefined;
  /** The object's name in the answer, for requests that call it by its id. */
  readonly answeredName?: string | undefined;
}

/** One thing that this tab has asked the server to do. Names only: of a request's body nothing else is kept. */
export interface Entry extends Outcome {
  readonly id: number;
  readonly operation: Pick<SentWrite['operation'], 'id' | 'path' | 'method'>;
  /** By name of the parameter or of the field. */
  readonly names: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt?: number | undefined;
}

/** More is not kept; the oldest that are over go first. */
export const LIMIT = 200;

/** Signing in and out is no work of the console. */
const LEFT_OUT: ReadonlySet<string> = new Set(['loginLocal', 'logout', 'deviceAuthConfirm']);

/** Fields of bodies that hold the name of something. */
const NAME_FIELDS: ReadonlySet<string> = new Set(['name', 'disk', 'parent', 'silo', 'serial', 'externalId']);

/** What this tab has asked for, oldest first. In memory only: a reload and a sign-out end it. */
export const entriesAtom = atom<readonly Entry[]>([]);

let count = 0;

/** Writes down every change that is asked for from now on. A second call changes nothing. */
export function recordWrites(): void {
  onWrite((write) => {
    if (write.options.isPart !== true && !LEFT_OUT.has(write.operation.id)) void record(write);
  });
}

async function record(write: SentWrite): Promise<void> {
  const running: Entry = {
    id: (count += 1),
    operation: write.operation,
    names: namesIn(write.input),
    state: 'running',
    startedAt: Date.now(),
  };
  store.set(entriesAtom, (all) => trimmed([...all, running]));
  const ended = { ...running, ...(await outcomeOf(write)), endedAt: Date.now() };
  store.set(entriesAtom, (all) => trimmed(all.map((one) => (one.id === ended.id ? ended : one))));
}

/** Drops the oldest that are over until the rest is few enough. What still runs always stays. */
function trimmed(all: readonly Entry[]): readonly Entry[] {
  let surplus = all.length - LIMIT;
  return surplus <= 0 ? all : all.filter(({ state }) => state === 'running' || (surplus -= 1) < 0);
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
    return { state: status === 202 ? 'accepted' : 'done', status, requestId, answeredName: answered };
  } catch (error) {
    return { status, requestId, ...failureOf(error, options.signal) };
  }
}

function failureOf(error: unknown, signal: AbortSignal | undefined): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  // Nobody knows what the server made of it: a signal may also mean that it took too long
  if (signal?.aborted) return { state: 'given up', message };
  if (!isApiError(error)) return { state: 'failed', message };
  const { status = 0, code, requestId } = error;
  const isUnknown = isUnanswered(error) && status < 400;
  return { state: isUnknown ? 'unknown' : 'failed', message, code, ...(requestId && { requestId }) };
}
