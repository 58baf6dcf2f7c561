import type { Registered } from './extensions-at.ts';

/** The fault of an extension: its code did not load, or it threw. */
export type ExtensionFault = 'load' | 'crash';

type Listener = (of: Registered, error: unknown, fault: ExtensionFault) => void;

let listener: Listener = (_, error) => reportError(error);

/** Sets the listener for extensions that fail. The shell calls it once; without it the browser reports the error. */
export function onExtensionFailure(next: Listener): void {
  listener = next;
}

/**
 * Reports that an extension failed. Its stack does not identify it: the code that draws extensions belongs to the area of the page,
 * and several extensions are of one area.
 */
export const noteExtensionFailure: Listener = (of, error, fault) => listener(of, error, fault);
