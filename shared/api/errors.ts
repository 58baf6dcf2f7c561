/** Type of an error; a closed union, so that a `switch` over it can be exhaustive. */
export type ErrorKind =
  /** 404: the object or a parent does not exist, or the user may not see it. */
  | 'not-found'
  /** The server does not have the operation: its router answers 404 or 405 without a code. */
  | 'gone'
  /** 403: known user, not allowed. */
  | 'forbidden'
  /** The name is taken (code `ObjectAlreadyExists`), or 409: the call collides with the state of the object or a change of it. */
  | 'conflict'
  /** Another 4xx: the request was refused, the message contains the reason. */
  | 'invalid'
  /** 401: no session or a wrong password. */
  | 'unauthorized'
  /** 5xx. */
  | 'server'
  /** No response arrived. */
  | 'network'
  /** No response arrived within the time limit, or the user canceled. */
  | 'timeout'
  /** A response arrived that is not JSON or has another top-level shape than the operation; `text` has its body. */
  | 'unreadable';

export interface ErrorFacts {
  kind: ErrorKind;
  /** Text to be shown. */
  message: string;
  /** Id of the operation that failed. */
  operation?: string;
  /** HTTP status, when a response arrived. */
  status?: number;
  /** The server's `error_code`. */
  code?: string;
  requestId?: string;
  /** The body that could not be read. */
  text?: string;
}

/** Error of a failed call. Test for it with `isApiError`: bundles have copies of this module, so `instanceof` fails. */
export type ApiError = Error & Readonly<ErrorFacts> & { readonly name: 'ApiError' };

/** Creates an `ApiError`. */
export const apiError = (facts: ErrorFacts): ApiError =>
  Object.assign(new Error(facts.message), facts, { name: 'ApiError' as const });

export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'kind' in value;
}

/** True for an `ApiError` of one of the kinds. */
export const isKind = (value: unknown, ...kinds: ErrorKind[]): value is ApiError =>
  isApiError(value) && kinds.includes(value.kind);

/** The error of a URL without a page, for a loader to throw. */
export const notFound = (): ApiError => apiError({ kind: 'not-found', message: 'Not found', status: 404 });

/** The error of a call without a response. */
export const networkError = (operation: string): ApiError =>
  apiError({
    kind: 'network',
    message: 'The server could not be reached. Check your connection and try again.',
    operation,
  });

/**
 * The error of a call without a response within its time limit.
 * @param isWrite the server may still have executed the request
 */
export const timeoutError = (operation: string, seconds: number, isWrite: boolean): ApiError =>
  apiError({
    kind: 'timeout',
    message: `The request timed out after ${seconds} s. ${isWrite ? 'It may have succeeded. Check before retrying.' : 'Try again.'}`,
    operation,
  });

/** True when it is unknown whether the server executed the request: no readable response arrived. */
export const isUnanswered = (value: unknown): value is ApiError =>
  isKind(value, 'network', 'timeout', 'unreadable');

/** True when no response arrived, or the server or a proxy in front of it is temporarily unavailable: the same request may succeed soon. */
export const isTemporary = (value: unknown): value is ApiError =>
  isKind(value, 'network', 'timeout') || (isKind(value, 'server') && (value.status ?? 0) > 501);

/** Kinds from worst to least severe. Any other error is a bug and worse than all of them. */
const BY_WEIGHT: readonly ErrorKind[] = [
  'unauthorized',
  'network',
  'server',
  'timeout',
  'unreadable',
  'gone',
  'forbidden',
  'invalid',
  'conflict',
  'not-found',
];

const weightOf = (failure: unknown): number => (isApiError(failure) ? BY_WEIGHT.indexOf(failure.kind) : -1);

/**
 * The error that a page shows when several of its calls fail: the worst, not the earliest; of equal ones the first of the list.
 * A failing server must not be shown as "not found".
 */
export const worstOf = (failures: readonly unknown[]): unknown =>
  failures.reduce((worst, failure) => (weightOf(failure) < weightOf(worst) ? failure : worst));

/** The error of a call whose response cannot be read. */
export const unreadable = (operation: string, status: number, text: string): ApiError =>
  apiError({
    kind: 'unreadable',
    message: `Error reading API response (status ${status})`,
    operation,
    status,
    text,
  });

/** The error of an error response. `body` is the decoded JSON, `{}` when the response was empty. */
export function errorOf(operation: string, status: number, body: unknown): ApiError {
  const said = textIn(body, 'message');
  const code = textIn(body, 'errorCode');
  const requestId = textIn(body, 'requestId');
  // A response for an object that does not exist has a code; one without an id comes from a proxy
  const isOfRouter = (status === 404 || status === 405) && code === '' && requestId !== '';
  const kind = isOfRouter ? 'gone' : kindOf(status, code);
  return apiError({
    kind,
    message: kind === 'gone' ? 'Not available on this server' : messageOf(operation, status, code, said),
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

/** Words that are always written in capitals. */
const ACRONYMS = /\b(?:ssh|ip|vpc|nic|saml|bgp|bfd)\b/gi;

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The message to be shown: docs/specification.md section 8. */
function messageOf(operation: string, status: number, code: string, said: string): string {
  if (code === 'ObjectAlreadyExists') return `${resourceOf(operation, said)} name already exists`;
  // A response without a body has no information but its status
  if (status === 403 && said === '') return 'Action not authorized';
  // The message of another team's service, whose operations have its name, is more specific
  if (code === 'Forbidden' && !operation.includes('.')) return 'Action not authorized';
  if (code === 'ObjectNotFound') return capitalised(said) || 'Not found';
  const text = said.replace(/^unable to parse JSON body: (.*) at line \d+ column \d+$/s, '$1');
  // A sentence begins with a capital; the name of a resource or a field stays unchanged
  return text.replace(/^[a-z]+(?=[ ,])/, capitalised) || 'Unknown server error';
}

/** The resource of a taken name: from `already exists: <resource> "<name>"`, else the word before `Create`. */
function resourceOf(operation: string, said: string): string {
  const named = /^already exists: ([^"]+?) "/.exec(said)?.[1];
  const word = /([A-Z]?[a-z]+)Create$/.exec(operation)?.[1];
  const words = (named ?? word ?? '').replace(/[-_]/g, ' ').replace(ACRONYMS, (one) => one.toUpperCase());
  return capitalised(words) || 'Resource';
}
