import type { RegistryEntry } from '@console/shared/contract';
import type { Container } from './federation.ts';
import { RemoteError } from './remote-error.ts';

/** Milliseconds an entry may take (ARCHITECTURE.md, section 4). */
const TIME_LIMIT = 8_000;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** The federation name of a remote's container, a global variable. */
const globalName = (row: RegistryEntry): string => `console_${row.name}`;

function readContainer(row: RegistryEntry): Container | undefined {
  const value: unknown = Reflect.get(globalThis, globalName(row));
  return isContainer(value) ? value : undefined;
}

/**
 * Runs an entry under its pinned hash and returns the container it leaves.
 * @throws RemoteError with reason network, http, integrity, timeout or evaluation.
 */
export async function fetchEntry(row: RegistryEntry, suffix: string): Promise<Container> {
  // An entry that was given up as hung may have arrived since; running it again would make a second container.
  const late = readContainer(row);
  if (late) return late;
  const url = row.entry + suffix;
  const outcome = await run(url, row.integrity);
  if (outcome === 'timeout')
    throw new RemoteError(row.name, 'timeout', `No answer in ${TIME_LIMIT / 1000} seconds`);
  if (outcome === 'error') throw await diagnose(row, url);
  const container = readContainer(row);
  if (!container)
    throw new RemoteError(row.name, 'evaluation', outcome.thrown ?? 'The entry ran but left no container');
  return container;
}

type Outcome = 'timeout' | 'error' | { thrown: string | undefined };

function run(url: string, integrity: string): Promise<Outcome> {
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
    if (integrity !== '') script.integrity = integrity;
    script.onload = () => settle({ thrown });
    script.onerror = () => settle('error');
    // The document's default policy admits the URL only when it belongs to the registry (shell/src/boot.ts).
    script.src = url;
    document.head.append(script);
  });
}

/** A script element says no more than "error": the reason is found by asking for the file once more. */
async function diagnose(row: RegistryEntry, url: string): Promise<RemoteError> {
  const signal = AbortSignal.timeout(2_000);
  const ask = (init: RequestInit) => fetch(url, { ...init, signal, credentials: 'same-origin' });
  let answer: Response;
  try {
    answer = await ask({ cache: 'no-cache' });
  } catch (cause) {
    return new RemoteError(row.name, 'network', 'The entry could not be fetched', { cause });
  }
  if (!answer.ok) return new RemoteError(row.name, 'http', `The entry answered ${answer.status}`);
  try {
    await ask({ integrity: row.integrity });
  } catch (cause) {
    return new RemoteError(row.name, 'integrity', 'The entry is not the file that the registry names', {
      cause,
    });
  }
  return new RemoteError(row.name, 'network', 'The entry could not be fetched at first');
}
