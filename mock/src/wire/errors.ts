/** `error_code` values the server sends (docs/contract/wire-rules.md "Errors"). */
export type ErrorCode =
  | 'Conflict'
  | 'Forbidden'
  | 'InsufficientCapacity'
  | 'Internal'
  | 'InvalidRequest'
  | 'InvalidValue'
  | 'MethodNotAllowed'
  | 'NotFound'
  | 'ObjectAlreadyExists'
  | 'ObjectNotFound'
  | 'ServiceNotAvailable'
  | 'Unauthorized';

/** An API error. Handlers throw it; the answer has the body `{message, request_id, error_code}`. */
export class MockError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** Additional headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode | undefined,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'MockError';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/**
 * Whether a value is an error with its own response. A mock that an area brings to a demo throws the class of its own bundle, so
 * `instanceof` would not recognize it.
 */
export const isMockError = (value: unknown): value is MockError =>
  value instanceof Error && value.name === 'MockError' && 'status' in value && 'headers' in value;

/** 409: the call conflicts with a running change, or with the state of the object. corrections "Policies, instances". */
export function conflict(message: string): MockError {
  return new MockError(409, 'Conflict', message);
}

/** 400 that names the value that is not supported. docs/contract/wire-rules.md "Errors". */
export function badValue(field: string, problem: string): MockError {
  return new MockError(400, 'InvalidValue', `the value of "${field}" cannot be used: ${problem}`);
}

/** An error of the device calls, which have their own format. RFC 8628, section 3.5. */
export class DeviceError extends MockError {
  /** The member `error` of the body. */
  readonly error: string;

  constructor(error: string) {
    super(400, undefined, error);
    this.error = error;
  }
}

/** 400: a value, a state or a use of the object does not allow the call. docs/contract/server-behaviour.md section 1 "Errors" [P]. */
export function invalid(message: string): MockError {
  return new MockError(400, 'InvalidRequest', message);
}

/** 400 for a taken name. The UI parses this message (docs/contract/server-behaviour.md section 1 "Names"). */
export function alreadyExists(resource: string, name: string): MockError {
  return new MockError(400, 'ObjectAlreadyExists', `already exists: ${resource} "${name}"`);
}

/** 500: production fails instead of refusing, and does not give the reason. */
export function internal(): MockError {
  return new MockError(500, 'Internal', 'Internal Server Error');
}

/** 404 for an object that is missing or that the caller may not read. */
export function notFound(resource: string, by: { name: string } | { id: string }): MockError {
  const which = 'name' in by ? `name "${by.name}"` : `id "${by.id}"`;
  return new MockError(404, 'ObjectNotFound', `not found: ${resource} with ${which}`);
}

/**
 * The same error as 400 where the server does not report that something is missing. Corrections "Second reading".
 * @throws MockError of `find`, 400 instead of 404
 */
export function asInvalid<Found>(find: () => Found): Found {
  try {
    return find();
  } catch (error) {
    if (error instanceof MockError && error.status === 404) throw invalid(error.message);
    throw error;
  }
}

/** 403: the user is signed in and may read the object, but the call is not allowed. */
export function forbidden(): MockError {
  return new MockError(403, 'Forbidden', 'You are not allowed to do this');
}

/** 401: no session, or an invalid one. */
export function unauthorized(message = 'Sign in to continue'): MockError {
  return new MockError(401, 'Unauthorized', message);
}

/** 507: no address or no quota left. docs/contract/server-behaviour.md section 6 and 8 [P]. */
export function insufficientCapacity(message: string): MockError {
  return new MockError(507, 'InsufficientCapacity', message);
}
