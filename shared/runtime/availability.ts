let reachable = true;
const listeners = new Set<(reachable: boolean) => void>();

/**
 * Notifies the listener when requests start to fail without a response, and when one gets a response again. A listener that is
 * added while the server is unreachable is notified at once. Returns a function that removes the listener.
 */
export function onReachability(listener: (reachable: boolean) => void): () => void {
  listeners.add(listener);
  if (!reachable) listener(false);
  return () => void listeners.delete(listener);
}

/** Says whether the last request got a response. */
export function setReachable(value: boolean): void {
  if (value === reachable) return;
  reachable = value;
  for (const listener of listeners) listener(value);
}

let onUnavailable = (): void => undefined;

/** Reports a response of a server that is temporarily unavailable. */
export const noteUnavailable = (): void => onUnavailable();

/** Sets the listener that is called after each response of a server that is temporarily unavailable. */
export function watchAvailability(listener: typeof onUnavailable): void {
  onUnavailable = listener;
}

/** Notifies everything that waits for the server to retry its failed requests. */
export function sayAvailable(): void {
  for (const listener of listeners) listener(true);
}
