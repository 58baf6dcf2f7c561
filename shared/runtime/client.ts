import { bodyOf, decode, errorOf, isApiError, networkError, unreadable, urlOf } from '@console/shared/api';
import type { AnyInput, ApiError, Input, Output, Read, ReadId, Write, WriteId } from '@console/shared/api';

/** What a call may be given besides its input. */
interface CallOptions {
  /** Gives up the call; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** One request of a job that tells about itself as a whole (`reportJob`). */
  isPart?: boolean | undefined;
}

type Answer = Awaited<ReturnType<typeof answerOf>>;

/** What stands between the calls of this page and the server. */
export interface CallWatch {
  /** Sends a call when it may be sent, and gives its answer when it may be shown. */
  readonly send: (
    operation: AnyOperation,
    once: () => Promise<Answer>,
    signal?: AbortSignal,
  ) => Promise<Answer>;
  /** A call was answered 401; told after the answer, once for each. */
  readonly onUnauthorized: () => void;
}

/** Goes to the login page, and comes back to this one after it. */
export const leaveForLogin = (): void =>
  location.assign(`/login?redirect_uri=${encodeURIComponent(location.pathname + location.search)}`);

let watch: CallWatch = { send: (_, once) => once(), onUnauthorized: leaveForLogin };

/** Sets what stands between calls and the server; at first nothing does, and a 401 leads to the login page. */
export function watchCalls(next: CallWatch): void {
  watch = next;
}

let reachable = true;
const listeners = new Set<(reachable: boolean) => void>();

/**
 * Tells when calls begin to fail for want of an answer, and when one is answered again. A listener that comes
 * while the server is out of reach is told at once. Returns the way to stop.
 */
export function onReachability(listener: (reachable: boolean) => void): () => void {
  listeners.add(listener);
  if (!reachable) listener(false);
  return () => void listeners.delete(listener);
}

function setReachable(value: boolean): void {
  if (value === reachable) return;
  reachable = value;
  for (const listener of listeners) listener(value);
}

function report(error: ApiError): void {
  const { kind, operation, status = '', code = '', requestId = '', message } = error;
  const expected = kind !== 'server' && kind !== 'network' && kind !== 'unreadable';
  // a refusal is the server at work; the rest is for whoever looks after it
  console[expected ? 'warn' : 'error'](
    `${operation} failed: ${kind} ${status} ${code} ${requestId} ${message}`,
  );
}

type AnyOperation = Pick<Read | Write, 'id' | 'path' | 'method'> & { readonly stale?: unknown };

/** A request that may change something, as it goes out, and what will come of it. */
export interface SentWrite {
  readonly operation: AnyOperation;
  readonly input: AnyInput;
  readonly options: CallOptions;
  /** Rejects when no answer comes. */
  readonly answer: Promise<{ readonly response: Response }>;
  /** What the caller gets. */
  readonly output: Promise<unknown>;
}

let onSent = (_write: SentWrite): void => undefined;

/** Sets who hears of every write that is sent from now on, at the moment it is sent. */
export function onWrite(listener: typeof onSent): void {
  onSent = listener;
}

/** Asks the server, once and past the watch. Rejects without an answer. */
export async function answerOf({ id, path, method }: AnyOperation, input: AnyInput, signal?: AbortSignal) {
  const body = bodyOf(input);
  try {
    const response = await fetch(urlOf({ path }, input), {
      method: method ?? 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    setReachable(false);
    throw networkError(id);
  }
}

async function read(answer: Promise<Answer>, id: AnyOperation['id']): Promise<unknown> {
  const { response, text } = await answer;
  setReachable(true);
  let body: unknown;
  try {
    body = text === '' ? {} : decode(JSON.parse(text));
  } catch {
    throw unreadable(id, response.status, text);
  }
  if (!response.ok) throw errorOf(id, response.status, body);
  return body;
}

async function outputOf(answer: Promise<Answer>, id: AnyOperation['id']): Promise<unknown> {
  try {
    return await read(answer, id);
  } catch (error) {
    if (isApiError(error)) {
      report(error);
      if (error.status === 401 && id !== 'loginLocal') watch.onUnauthorized();
    }
    throw error;
  }
}

/**
 * Runs one operation against the server of this page. Rejects with an `ApiError`, logged once, or with the
 * signal's reason. A 401 on anything but the local login also tells the watch (`watchCalls`).
 *
 * The typed boundary of the API: the answer is taken to have the type the document gives it, nothing checks
 * it. The overload is the one place that says so.
 */
export function call<Id extends ReadId | WriteId>(
  operation: { readonly id: Id } & AnyOperation,
  input: Input<Id>,
  options?: CallOptions,
): Promise<Output<Id>>;
export function call(operation: AnyOperation, input: AnyInput, options: CallOptions = {}): Promise<unknown> {
  const { signal } = options;
  const answer = watch.send(operation, () => answerOf(operation, input, signal), signal);
  const output = outputOf(answer, operation.id);
  if (operation.stale) onSent({ operation, input, options, answer, output });
  return output;
}
