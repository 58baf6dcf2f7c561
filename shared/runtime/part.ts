import type { RegistryEntry } from '@console/shared/contract';
import { config } from './config.ts';

/** Time limit in milliseconds of the retry of a file: the same as the bundler's for the first request. */
const TIME_LIMIT = 8_000;

/** Origin of code that could not be fetched: a row of the registry, or the shell, whose name is `console`. */
export type PartOrigin = Readonly<Pick<RegistryEntry, 'label' | 'build'> & { name: string }>;

/** Reads a property of the bundler's errors: the URL of the file, or the type, such as `timeout`. */
const fact = (error: unknown, key: 'request' | 'type'): string =>
  String(Reflect.get(Object(error), key) ?? '');

/** The area and build of a file that failed to load; the shell when the error has no URL of a remote. */
export function originOf(error: unknown): PartOrigin {
  const { remotes, build } = config();
  // The folder of a build is the entry's URL without its file name
  const row = remotes.find(({ entry }) => fact(error, 'request').includes(entry.replace(/[^/]+$/, '')));
  return row ?? { name: 'console', label: 'Console', build };
}

/**
 * Fetches code and retries once automatically when a file fails to load. The retry bypasses the HTTP cache, which may hold
 * wrong bytes that fail the integrity check every time. A timeout is not retried, because the user has already waited long.
 * Nothing is cached here, so each call sends a request.
 * @throws the bundler's error of the last request
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const url = fact(error, 'request');
    if (!url || fact(error, 'type') === 'timeout') throw error;
    // The response does not matter: the bundler requests the file again and reports the error
    await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(TIME_LIMIT) }).catch(() => undefined);
    return load();
  }
}

let recover: (area: string) => Promise<boolean> = async () => false;

/**
 * Sets the handler that runs when "Try again" has failed too: a newer build may have replaced the files.
 * @param handler gets the name of the area; resolves to true when it reloads the page
 */
export function onLostPart(handler: typeof recover): void {
  recover = handler;
}

/** Calls the handler of {@link onLostPart}; true when the page is being reloaded. */
export const recoverPart = (error: unknown): Promise<boolean> => recover(originOf(error).name);
