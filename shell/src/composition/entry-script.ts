import type { Container } from '@console/shared/contract';
import type { AreaRow } from './registry-rows.ts';
import { RemoteError } from './remote-error.ts';

/** Timeout of an entry, in milliseconds (docs/architecture.md section 4). */
const TIME_LIMIT = 8_000;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Name of the global variable in which a remote's entry leaves its container. */
const globalName = (row: AreaRow): string => `console_${row.name}`;

/** A container, and the registry row of the build that it belongs to. */
export interface LoadedContainer {
  container: Container;
  row: AreaRow;
}

/** The last container that an entry left, by name of the area; an entry may leave it after its timeout. */
const loadedContainers = new Map<string, LoadedContainer>();

/** Removes the container from the global variable, so that it is never used as the container of another build. */
function takeContainer(row: AreaRow): void {
  const value: unknown = Reflect.get(globalThis, globalName(row));
  if (!isContainer(value)) return;
  Reflect.set(globalThis, globalName(row), undefined);
  loadedContainers.set(row.name, { container: value, row });
}

/**
 * Runs an entry with its pinned hash and returns the container that it leaves. The returned build differs from the requested one
 * when the entry of an earlier request has loaded after its timeout.
 * @throws RemoteError with reason network, http, integrity, timeout or evaluation.
 */
export async function fetchEntry(row: AreaRow, suffix: string): Promise<LoadedContainer> {
  // An entry may have loaded after its timeout; running it again would create a second container.
  const late = loadedContainers.get(row.name);
  if (late) return late;
  const url = row.entry + suffix;
  const outcome = await run(row, url);
  if (outcome === 'timeout')
    throw new RemoteError(row.name, 'timeout', `No response in ${TIME_LIMIT / 1000} seconds`);
  if (outcome === 'error') throw await diagnose(row, url);
  const arrival = loadedContainers.get(row.name);
  if (!arrival)
    throw new RemoteError(row.name, 'evaluation', outcome.thrown ?? 'The entry ran but defined no container');
  return arrival;
}

type Outcome = 'timeout' | 'error' | { thrown: string | undefined };

function run(row: AreaRow, url: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    let thrown: string | undefined;
    const onThrow = (event: ErrorEvent) => {
      if (event.filename.endsWith(url)) thrown = event.message;
    };
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      removeEventListener('error', onThrow);
      script.remove();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('timeout'), TIME_LIMIT);
    addEventListener('error', onThrow);
    script.crossOrigin = 'anonymous';
    if (row.integrity !== '') script.integrity = row.integrity;
    script.onload = () => {
      takeContainer(row);
      settle({ thrown });
    };
    script.onerror = () => settle('error');
    // The document's default Trusted Types policy allows the URL only when the registry lists its folder (shell/src/boot.ts).
    script.src = url;
    document.head.append(script);
  });
}

/** A script element reports no reason for an error, so the file is fetched once more to find it. */
async function diagnose(row: AreaRow, url: string): Promise<RemoteError> {
  const signal = AbortSignal.timeout(2_000);
  const request = (init: RequestInit) => fetch(url, { ...init, signal, credentials: 'same-origin' });
  let response: Response;
  try {
    response = await request({ cache: 'no-cache' });
  } catch (cause) {
    return new RemoteError(row.name, 'network', 'The entry could not be fetched', { cause });
  }
  if (!response.ok) return new RemoteError(row.name, 'http', `The entry returned ${response.status}`);
  try {
    await request({ integrity: row.integrity });
  } catch (cause) {
    return new RemoteError(row.name, 'integrity', 'The entry does not match the hash in the registry', {
      cause,
    });
  }
  return new RemoteError(row.name, 'network', 'The entry could not be fetched at first');
}
