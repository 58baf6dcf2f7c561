import { isApiError, isKind, isTemporary } from '@console/shared/api';

/** The meaning of a failed request for the place that shows its data. */
export interface CallFailure {
  /** gone: the resource does not exist. refused: the user may not see it. unanswered: a retry may succeed. */
  readonly means: 'gone' | 'refused' | 'unanswered' | 'failed';
  /** The text shown in that place. */
  readonly sentence: string;
  /** The same request may succeed soon: no response arrived, or the server is temporarily unavailable. */
  readonly isTemporary?: boolean;
}

/**
 * The failed request behind an error, for components of the kit, which do not depend on the API; undefined for any other error. The
 * messages of server errors are not included: they are only useful in the browser's console.
 */
export function callFailure(error: unknown): CallFailure | undefined {
  if (!isApiError(error)) return undefined;
  const { message, requestId, status } = error;
  // The address determines what a page reads, so the server responds with 400 to a malformed name or id
  if (isKind(error, 'not-found') || status === 400) return { means: 'gone', sentence: message };
  // A retry does not help either
  if (isKind(error, 'gone')) return { means: 'refused', sentence: `${message}.` };
  if (isKind(error, 'forbidden')) return { means: 'refused', sentence: 'Your roles do not allow it.' };
  if (isKind(error, 'network', 'timeout'))
    return { means: 'unanswered', sentence: message, isTemporary: true };
  if (isKind(error, 'unreadable'))
    return { means: 'failed', sentence: "The server's answer could not be read." };
  const request = requestId === undefined ? '' : ` Request ${requestId}`;
  return { means: 'failed', sentence: `The server failed.${request}`, isTemporary: isTemporary(error) };
}
