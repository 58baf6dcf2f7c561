/** What went wrong, closed: a `switch` over it can be complete. */
export type ErrorKind =
  /** 404: the object, or something it is looked up by, is not there or not ours to see. */
  | 'not-found'
  /** 403: known user, not allowed. */
  | 'forbidden'
  /** The name is taken (code `ObjectAlreadyExists`), or 409: the call collides with the state of the object or a change of it. */
  | 'conflict'
  /** Another 4xx: the request was refused, the message says why. */
  | 'invalid'
  /** 401: no session or a wrong password. */
  | 'unauthorized'
  /** 5xx. */
  | 'server'
  /** No answer arrived. */
  | 'network'
  /** No answer arrived in the time a call is given, or the person stopped waiting for it. */
  | 'timeout'
  /** An answer arrived that is not JSON, or whose top level is not what the operation answers; `text` keeps it. */
  | 'unreadable';

/** What is known of a failure. */
export interface ErrorFacts {
  kind: ErrorKind;
  /** Ready to be shown. */
  message: string;
  /** Id of the operation that failed. */
  operation?: string;
  /** HTTP status, when an answer arrived. */
  status?: number;
  /** The server's `error_code`. */
  code?: string;
  requestId?: string;
  /** The body that could not be read. */
  text?: string;
}

/** A failed call. Told apart by `isApiError`: bundles have copies of this module, so no `instanceof`. */
export type ApiError = Error & Readonly<ErrorFacts> & { readonly name: 'ApiError' };

/** Makes an `ApiError` of facts. */
export const apiError = (facts: ErrorFacts): ApiError =>
  Object.assign(new Error(facts.message), facts, { name: 'ApiError' as const });

export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'kind' in value;
}

/** True for an `ApiError` of one of the kinds. */
export const isKind = (value: unknown, ...kinds: ErrorKind[]): value is ApiError =>
  isApiError(value) && kinds.includes(value.kind);

/** The failure of an address that leads nowhere, for a loader to throw. */
export const notFound = (): ApiError => apiError({ kind: 'not-found', message: 'Not found', status: 404 });

/** The failure of a call without an answer. */
export const networkError = (operation: string): ApiError =>
  apiError({
    kind: 'network',
    message: 'The server could not be reached. Check your connection and try again.',
    operation,
  });

/**
 * The failure of a call that was not answered in time.
 * @param isWrite the server may have done what was asked of it all the same
 */
export const timeoutError = (operation: string, seconds: number, isWrite: boolean): ApiError =>
  apiError({
    kind: 'timeout',
    message: `The request timed out after ${seconds} s. ${isWrite ? 'It may have succeeded. Check before retrying.' : 'Try again.'}`,
    operation,
  });

/** True when nobody knows what the server made of the request: no answer came, or none that says it. */
export const isUnanswered = (value: unknown): value is ApiError =>
  isKind(value, 'network', 'timeout', 'unreadable');

/** Kinds from the worst to the least. What is not a failure of a call is a bug, and worse than any. */
const BY_WEIGHT: readonly ErrorKind[] = [
  'unauthorized',
  'network',
  'server',
  'timeout',
  'unreadable',
  'forbidden',
  'invalid',
  'conflict',
  'not-found',
];

const weightOf = (failure: unknown): number => (isApiError(failure) ? BY_WEIGHT.indexOf(failure.kind) : -1);

/**
 * The failure that a page shows when several of its calls fail: the worst, whatever came first, and of equals the first of the
 * list. A server that fails must not pass for a page that is not there.
 */
export const worstOf = (failures: readonly unknown[]): unknown =>
  failures.reduce((worst, failure) => (weightOf(failure) < weightOf(worst) ? failure : worst));

/** The failure of a call whose answer cannot be read. */
export const unreadable = (operation: string, status: number, text: string): ApiError =>
  apiError({
    kind: 'unreadable',
    message: `Error reading API response (status ${status})`,
    operation,
    status,
    text,
  });

/** The failure that an error answer tells. `body` is the decoded JSON, `{}` when the answer was empty. */
export function errorOf(operation: string, status: number, body: unknown): ApiError {
  const said = textIn(body, 'message');
  const code = textIn(body, 'errorCode');
  const requestId = textIn(body, 'requestId');
  return apiError({
    kind: kindOf(status, code),
    message: messageOf(operation, status, code, said),
    operation,
    status,
    ...(code === '' ? {} : { code }),
    ...(requestId === '' ? {} : { requestId }),
  });
}

function textIn(body: unknown, key: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value = new Map<string, unknown>(Object.entries(body)).get(key);
  return typeof value === 'string' ? value : '';
}

function kindOf(status: number, code: string): ErrorKind {
  if (code === 'ObjectAlreadyExists' || status === 409) return 'conflict';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  return status >= 400 && status < 500 ? 'invalid' : 'server';
}

/** Words that are written in capitals wherever they stand. */
const ACRONYMS = /\b(?:ssh|ip|vpc|nic|saml|bgp|bfd)\b/gi;

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The sentence for a person: docs/specification.md section 8. */
function messageOf(operation: string, status: number, code: string, said: string): string {
  if (code === 'ObjectAlreadyExists') return `${resourceOf(operation, said)} name already exists`;
  // an answer without a body says no more than its status
  if (code === 'Forbidden' || (status === 403 && said === '')) return 'Action not authorized';
  if (code === 'ObjectNotFound') return capitalised(said) || 'Not found';
  return (
    said.replace(/^unable to parse JSON body: (.*) at line \d+ column \d+$/s, '$1') || 'Unknown server error'
  );
}

/** The resource of a taken name: from `already exists: <resource> "<name>"`, else the word before `Create`. */
function resourceOf(operation: string, said: string): string {
  const named = /^already exists: ([^"]+?) "/.exec(said)?.[1];
  const word = /([A-Z]?[a-z]+)Create$/.exec(operation)?.[1];
  const words = (named ?? word ?? '').replace(/[-_]/g, ' ').replace(ACRONYMS, (one) => one.toUpperCase());
  return capitalised(words) || 'Resource';
}
