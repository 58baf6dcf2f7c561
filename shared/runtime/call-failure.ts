import { isApiError, isKind } from '@console/shared/api';

/** What a failed call means for the place that its answer was for. */
export interface CallFailure {
  /** gone: what was asked for does not exist. refused: the person may not. unanswered: it may work again without any change. */
  readonly means: 'gone' | 'refused' | 'unanswered' | 'failed';
  /** Shown in that place. */
  readonly sentence: string;
}

/**
 * The failed call that an error is, for parts of the kit, which do not know the API; undefined for any other error. The words of a
 * failing server are not among it: they help who reads the browser's console.
 */
export function callFailure(error: unknown): CallFailure | undefined {
  if (!isApiError(error)) return undefined;
  const { message, requestId, status } = error;
  // A page reads what its address names, so the server answers 400 to a malformed name or ID
  if (isKind(error, 'not-found') || status === 400) return { means: 'gone', sentence: message };
  if (isKind(error, 'forbidden')) return { means: 'refused', sentence: 'Your roles do not allow it.' };
  if (isKind(error, 'network', 'timeout')) return { means: 'unanswered', sentence: message };
  if (isKind(error, 'unreadable'))
    return { means: 'failed', sentence: "The server's answer could not be read." };
  const request = requestId === undefined ? '' : ` Request ${requestId}`;
  return { means: 'failed', sentence: `The server failed.${request}` };
}
