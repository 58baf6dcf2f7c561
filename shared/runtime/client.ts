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

let unauthorized = (): void =>
  location.assign(`/login?redirect_uri=${encodeURIComponent(location.pathname + location.search)}`);

/** Replaces what happens on a 401, which by default is to go to the login page and come back after it. */
export function onUnauthorized(handler: () => void): void {
  unauthorized = handler;
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

type Answer = ReturnType<typeof answerOf>;

async function answerOf(operation: AnyOperation, input: AnyInput, signal?: AbortSignal) {
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

async function read(answer: Answer, operation: AnyOperation): Promise<unknown> {
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

async function outputOf(answer: Answer, operation: AnyOperation, options: CallOptions): Promise<unknown> {
  try {
    return await read(answer, operation);
  } catch (error) {
    if (isApiError(error)) {
      report(error, options.expects);
      if (error.status === 401 && operation.id !== 'loginLocal') unauthorized();
    }
    throw error;
  }
}

/** A success that cannot be read is asked for once more: what stood between the server and us may have answered. */
async function readTwice(operation: AnyOperation, input: AnyInput, options: CallOptions): Promise<unknown> {
  try {
    return await outputOf(answerOf(operation, input, options.signal), operation, options);
  } catch (error) {
    if (!isKind(error, 'unreadable') || (error.status ?? 0) >= 400) throw error;
    return outputOf(answerOf(operation, input, options.signal), operation, options);
  }
}

/**
 * Runs one operation against the server of this page. Rejects with an `ApiError`, logged once, or with the
 * signal's reason. A 401 on anything but the local login also leaves for the login page.
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
  if (!operation.stale) return readTwice(operation, input, options);
  const answer = answerOf(operation, input, options.signal);
  const output = outputOf(answer, operation, options);
  onSent({ operation, input, options, answer, output });
  return output;
}
