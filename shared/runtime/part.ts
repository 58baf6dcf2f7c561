import type { RegistryEntry } from '@console/shared/contract';
import { config } from './config.ts';

/** Milliseconds that the second request of a file may take: as long as the bundler waits for the first. */
const TIME_LIMIT = 8_000;

/** Where code that could not be fetched comes from: a row of the registry, or the shell, whose name is `console`. */
export type PartOrigin = Readonly<Pick<RegistryEntry, 'label' | 'build'> & { name: string }>;

/** What the bundler's errors tell: the URL of the file, and `timeout` or the like. */
const fact = (error: unknown, key: 'request' | 'type'): string =>
  String(Reflect.get(Object(error), key) ?? '');

/** The area and build that a failed file belongs to; the shell when the error does not name the file of a remote. */
export function originOf(error: unknown): PartOrigin {
  const { remotes, build } = config();
  // The folder of a build is the entry's URL without its file name
  const row = remotes.find(({ entry }) => fact(error, 'request').includes(entry.replace(/[^/]+$/, '')));
  return row ?? { name: 'console', label: 'Console', build };
}

/**
 * Fetches code and tries once more by itself when a file is lost. The second request goes past the HTTP cache, which may hold
 * wrong bytes that fail their integrity check each time. A timeout is not repeated: the person has waited long enough to be
 * told. Nothing is remembered, so that each call asks again.
 * @throws the bundler's error of the last request
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const url = fact(error, 'request');
    if (!url || fact(error, 'type') === 'timeout') throw error;
    // Its answer does not matter: the bundler asks again, and says what is wrong
    await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(TIME_LIMIT) }).catch(() => undefined);
    return load();
  }
}

let recover: (area: string) => Promise<boolean> = async () => false;

/**
 * Sets what happens when "Try again" has failed too: the files may be gone because a newer build took their place.
 * @param handler gets the name of the area; answers true when it loads the page anew
 */
export function onLostPart(handler: typeof recover): void {
  recover = handler;
}

/** Asks the handler of {@link onLostPart}; true when the page is being loaded anew. */
export const recoverPart = (error: unknown): Promise<boolean> => recover(originOf(error).name);
