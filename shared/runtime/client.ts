import {
  bodyOf,
  decode,
  errorOf,
  hasShape,
  isApiError,
  isKind,
  networkError,
  timeoutError,
  unreadable,
  urlOf,
} from '@console/shared/api';
import type {
  AnyInput,
  ApiError,
  ErrorKind,
  Input,
  Output,
  Read,
  ReadId,
  Write,
  WriteId,
} from '@console/shared/api';
import { limitOf } from './limits.ts';

/** What a call may be given besides its input. */
interface CallOptions {
  /** Gives up the call; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** One request of a job that tells about itself as a whole (`reportJob`). */
  isPart?: boolean | undefined;
  /** Failures that are answers to whoever asks, such as the 404 of a lookup: they are not logged as warnings. */
  expects?: readonly ErrorKind[] | undefined;
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

function report(error: ApiError, expects: readonly ErrorKind[] = []): void {
  const { kind, operation, status = '', code = '', requestId = '', message } = error;
  const isFailure = isKind(error, 'server', 'network', 'timeout', 'unreadable');
  // a refusal is the server at work; the rest is for whoever looks after it
  const level = expects.includes(kind) ? 'debug' : isFailure ? 'error' : 'warn';
  console[level](`${operation} failed: ${kind} ${status} ${code} ${requestId} ${message}`);
}

type AnyOperation = Pick<Read | Write, 'id' | 'path' | 'method' | 'shape'> & { readonly stale?: unknown };

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

/** Asks the server, once and past the watch, within the operation's time limit. Rejects without an answer. */
export async function answerOf(operation: AnyOperation, input: AnyInput, signal?: AbortSignal) {
  const { id, path, method } = operation;
  const body = bodyOf(input);
  const limit = limitOf(id);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limit * 1000);
  try {
    const response = await fetch(urlOf({ path }, input), {
      method: method ?? 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body }),
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (late.signal.aborted) throw timeoutError(id, limit, Boolean(operation.stale));
    setReachable(false);
    throw networkError(id);
  } finally {
    clearTimeout(timer);
  }
}

async function read(answer: Promise<Answer>, operation: AnyOperation): Promise<unknown> {
  const { response, text } = await answer;
  setReachable(true);
  let body: unknown;
  try {
    body = text === '' ? {} : decode(JSON.parse(text));
  } catch {
    throw unreadable(operation.id, response.status, text);
  }
  if (!response.ok) throw errorOf(operation.id, response.status, body);
  // A proxy may answer a page of its own with a success
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (isHtml || !hasShape(operation, text === '' ? undefined : body))
    throw unreadable(operation.id, response.status, text);
  return body;
}

async function outputOf(
  answer: Promise<Answer>,
  operation: AnyOperation,
  options: CallOptions,
): Promise<unknown> {
  try {
    return await read(answer, operation);
  } catch (error) {
    if (isApiError(error)) {
      report(error, options.expects);
      if (error.status === 401 && operation.id !== 'loginLocal') watch.onUnauthorized();
    }
    throw error;
  }
}

/** A success that cannot be read is asked for once more: what stood between the server and us may have answered. */
async function readTwice(
  ask: () => Promise<Answer>,
  operation: AnyOperation,
  options: CallOptions,
): Promise<unknown> {
  try {
    return await outputOf(ask(), operation, options);
  } catch (error) {
    if (!isKind(error, 'unreadable') || (error.status ?? 0) >= 400) throw error;
    return outputOf(ask(), operation, options);
  }
}

/**
 * Runs one operation against the server of this page. Rejects with an `ApiError`, logged once, or with the
 * signal's reason. A 401 on anything but the local login also tells the watch (`watchCalls`).
 *
 * The typed boundary of the API: of the answer only the top level is checked (`hasShape`), the rest is taken to have the type the
 * document gives it. The overload is the one place that says so.
 */
export function call<Id extends ReadId | WriteId>(
  operation: { readonly id: Id } & AnyOperation,
  input: Input<Id>,
  options?: CallOptions,
): Promise<Output<Id>>;
export function call(operation: AnyOperation, input: AnyInput, options: CallOptions = {}): Promise<unknown> {
  const { signal } = options;
  const ask = () => watch.send(operation, () => answerOf(operation, input, signal), signal);
  if (!operation.stale) return readTwice(ask, operation, options);
  const answer = ask();
  const output = outputOf(answer, operation, options);
  onSent({ operation, input, options, answer, output });
  return output;
}
