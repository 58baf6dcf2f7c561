import { decode, errorOf, hasShape, isApiError, isKind, unreadable } from '@console/shared/api';
import type {
  AnyInput,
  ApiError,
  ErrorKind,
  Input,
  Link,
  LinkId,
  Output,
  ReadId,
  WriteId,
} from '@console/shared/api';
import { answerOf, type Answer, type AnyOperation } from './answer.ts';
import { noteUnavailable, setReachable } from './availability.ts';
import { addressOf } from './config.ts';
import { noteGone } from './gone.ts';
import { keepingForm, refusedForm } from './refused-forms.ts';

/** Options of a call that the interceptor needs. */
export interface SendOptions {
  /** Aborts the call; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * A read of data that is only shown: after a 401 it waits for the sign-in over the page and is repeated. Without it a read
   * rejects as a write does, because it may be followed by a write, which must not be sent without another click.
   */
  readonly afterSignIn?: boolean | undefined;
}

interface CallOptions extends SendOptions {
  /** The request belongs to a job, which is reported as a whole (`reportJob`). */
  isPart?: boolean | undefined;
  /** Failures that the caller handles as results, such as the 404 of a lookup: they are not logged as warnings. */
  expects?: readonly ErrorKind[] | undefined;
}

/** Interceptor between the calls of this page and the server. */
export interface CallWatch {
  /**
   * Sends a request as soon as that is allowed, and resolves to its response as soon as it may be shown.
   * @param once sends it; with `true`, the response to the same request of the document may be used (`takeEarly`)
   */
  readonly send: (
    operation: AnyOperation,
    once: (mayTake?: boolean) => Promise<Answer>,
    options: SendOptions,
  ) => Promise<Answer>;
  /** Called after each 401 response. */
  readonly onUnauthorized: () => void;
}

/** Opens the login page, which returns to the current page after the sign-in. */
export const leaveForLogin = (): void =>
  location.assign(
    `${addressOf('/login')}?redirect_uri=${encodeURIComponent(location.pathname + location.search)}`,
  );

/** The behavior of calls without an interceptor: requests are sent directly and a 401 opens the login page. */
export const unwatched: CallWatch = { send: (_, once) => once(), onUnauthorized: leaveForLogin };

let watch = unwatched;

/** Sets the interceptor. */
export function watchCalls(next: CallWatch): void {
  watch = next;
}

function report(error: ApiError, expects: readonly ErrorKind[] = []): void {
  const { kind, operation, status = '', code = '', requestId = '', message } = error;
  const isFailure = isKind(error, 'server', 'network', 'timeout', 'unreadable');
  // A 4xx is normal operation of the server; the other kinds are errors for its operators
  const level = expects.includes(kind) ? 'debug' : isFailure ? 'error' : 'warn';
  console[level](`${operation} failed: ${kind} ${status} ${code} ${requestId} ${message}`);
}

/** A write that is being sent, with promises of its outcome. */
export interface SentWrite {
  readonly operation: AnyOperation;
  readonly input: AnyInput;
  readonly options: CallOptions;
  /** When it was sent, in milliseconds since 1970; optional, because parts built with an older version make none. */
  readonly sentAt?: number;
  /** Rejects when no response arrives. */
  readonly answer: Promise<{ readonly response: Response }>;
  /** The promise that the caller gets. */
  readonly output: Promise<unknown>;
}

let onSent = (_write: SentWrite): void => undefined;

/** When the request of each response to a write was sent. */
const sentTimes = new WeakMap<object, number>();

/** When the write was sent whose response is `answer`, in milliseconds since 1970; undefined for any other object. */
export const sentAtOf = (answer: object): number | undefined => sentTimes.get(answer);

async function timed(output: Promise<unknown>, sentAt: number): Promise<unknown> {
  const answer = await output;
  if (typeof answer === 'object' && answer !== null) sentTimes.set(answer, sentAt);
  return answer;
}

/** Sets the listener that is notified of every write when it is sent. */
export function onWrite(listener: typeof onSent): void {
  onSent = listener;
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
  // A proxy may respond with its own HTML page and status 200
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
      if (error.kind === 'gone') noteGone(operation.id);
      if ((error.status ?? 0) > 501) noteUnavailable();
      if (error.status === 401 && operation.id !== 'loginLocal') watch.onUnauthorized();
    }
    throw error;
  }
}

async function admitted(
  operation: AnyOperation,
  once: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await watch.send(operation, once, { signal, afterSignIn: true });
  if (!answer.response.ok) await outputOf(Promise.resolve(answer), operation, {});
  setReachable(true);
  return answer;
}

/** Sends a request whose body the caller reads itself, such as a file. Rejects as `call` does when the server refuses it. */
export const accepted = async (...args: Parameters<typeof admitted>): Promise<Response> =>
  (await admitted(...args)).response;

/** Retries a read once when its success response cannot be parsed: a proxy may have sent that response. */
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
 * signal's reason. A 401 of any operation but the local login also notifies the interceptor (`watchCalls`).
 *
 * The typed boundary of the API: only the top level of the response is checked (`hasShape`); the rest is assumed to have the type
 * of the OpenAPI document. The overload is the only place with this assumption.
 */
export function call<Id extends ReadId | WriteId>(
  operation: { readonly id: Id } & AnyOperation,
  input: Input<Id>,
  options?: CallOptions,
): Promise<Output<Id>>;
export function call(operation: AnyOperation, input: AnyInput, options: CallOptions = {}): Promise<unknown> {
  const ask = () =>
    watch.send(operation, (mayTake) => answerOf(operation, input, options.signal, mayTake), options);
  if (!operation.stale) return readTwice(ask, operation, options);
  const refused = refusedForm(operation.id, input.body);
  if (refused) return Promise.reject(refused);
  const sentAt = Date.now();
  const answer = ask();
  const output = timed(keepingForm(outputOf(answer, operation, options), operation.id, input.body), sentAt);
  onSent({ operation, input, options, sentAt, answer, output });
  return output;
}

/** The text of a download, for small files that a page reads itself. Rejects as `call` does; the content is not checked. */
export async function readText<Id extends LinkId>(
  operation: Link<Id>,
  input: Input<Id>,
  signal?: AbortSignal,
): Promise<string> {
  return (await admitted(operation, () => answerOf(operation, input, signal), signal)).text;
}
