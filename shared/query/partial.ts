const parts = new WeakMap<object, readonly unknown[]>();

/**
 * Tells that data of a query, put together from several requests, lacks the parts whose requests rejected: the page says so, and
 * `Retry` asks for all of it again (`useStale`). A 404 is not among them: what was looked up is gone.
 */
export const markPartial = (data: object, errors: readonly unknown[]): unknown => parts.set(data, errors);

/** Errors of the requests for the missing parts of data; empty when it is complete. */
export const missingOf = (data: unknown): readonly unknown[] =>
  (data instanceof Object && parts.get(data)) || [];
