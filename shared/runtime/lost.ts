import { type ApiRequest, isUnanswered } from '@console/shared/api';

/** Requests by the error with which they were rejected. */
const lost = new WeakMap<Error, ApiRequest>();

/** Keeps the request of an error whose response was lost: an action of several requests does not report which one failed. */
export function keepLost(error: unknown, request: ApiRequest): void {
  if (isUnanswered(error)) lost.set(error, request);
}

/** The write whose response was lost, by the error with which it was rejected; undefined for every other error. */
export const lostRequestOf = (error: unknown): ApiRequest | undefined =>
  error instanceof Error ? lost.get(error) : undefined;
