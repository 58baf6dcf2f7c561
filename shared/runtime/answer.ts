import {
  bodyOf,
  headersOf,
  isOwnPath,
  networkError,
  takeEarly,
  timeoutError,
  urlOf,
} from '@console/shared/api';
import type { AnyInput, OperationId, Read, Write } from '@console/shared/api';
import { noteVersion } from './api-version.ts';
import { setReachable } from './availability.ts';
import { compareClocks } from './clock.ts';
import { addressOf, settings } from './config.ts';
import { limitOf } from './limits.ts';
import { untilAborted } from './until-aborted.ts';

export type AnyOperation = Pick<Read | Write, 'path' | 'method' | 'shape' | 'names'> & {
  readonly id: OperationId;
  readonly stale?: unknown;
};

const JSON_HEADERS = { 'Content-Type': 'application/json' } as const;

/** A response with its text. */
export type Answer = Awaited<ReturnType<typeof answerOf>>;

/**
 * Sends one request within the operation's time limit, without the interceptor. Rejects when no response arrives.
 * @param mayTake whether a read that the document has sent may be used instead
 */
export async function answerOf(
  operation: AnyOperation,
  input: AnyInput,
  signal?: AbortSignal,
  mayTake = false,
) {
  const { id, path, method } = operation;
  const url = addressOf(urlOf(operation, input));
  const early = mayTake && method === undefined ? takeEarly(url) : undefined;
  const body = bodyOf(input, operation.names);
  const limit = limitOf(id);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limit * 1000);
  const sentAt = early?.sentAt ?? Date.now();
  const end = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  const send = () =>
    fetch(url, {
      method: method ?? 'GET',
      // The revision is one of the platform's API, which other services do not have
      headers: isOwnPath(path) ? JSON_HEADERS : headersOf(settings().apiVersion),
      ...(body === undefined ? {} : { body }),
      signal: end,
    });
  try {
    // An early read cannot be aborted: its response is ignored
    const response = await untilAborted(early?.response ?? send(), end);
    compareClocks(response.headers.get('Date'), sentAt, Date.now());
    const text = await untilAborted(response.text(), end);
    if (!isOwnPath(path)) noteVersion(id, !operation.stale, response.status, text);
    return { response, text };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (late.signal.aborted) throw timeoutError(id, limit, Boolean(operation.stale));
    setReachable(false);
    throw networkError(id);
  } finally {
    clearTimeout(timer);
  }
}
