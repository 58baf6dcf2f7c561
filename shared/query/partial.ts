const parts = new WeakMap<object, readonly unknown[]>();

/**
 * Marks data of a query that combines several requests as lacking the parts whose requests rejected: the page shows that, and
 * `Retry` requests all of it again (`useStale`). A 404 is not among them: the object is gone.
 */
export const markPartial = (data: object, errors: readonly unknown[]): unknown => parts.set(data, errors);

/** Errors of the requests for the missing parts of data; empty when it is complete. */
export const missingOf = (data: unknown): readonly unknown[] =>
  (data instanceof Object && parts.get(data)) || [];
