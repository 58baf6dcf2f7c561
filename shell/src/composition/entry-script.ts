import type { Container } from './federation.ts';
import type { AreaRow } from './registry-rows.ts';
import { RemoteError } from './remote-error.ts';

/** Milliseconds an entry may take (docs/architecture.md section 4). */
const TIME_LIMIT = 8_000;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** The federation name of a remote's container, a global variable. */
const globalName = (row: AreaRow): string => `console_${row.name}`;

/** A container, and the row of the build that it is of. */
export interface Arrival {
  container: Container;
  row: AreaRow;
}

/** By name of the area: the last container that an entry left, also after it was given up as hung. */
const arrivals = new Map<string, Arrival>();

/** Takes the container that an entry has left, so that it is never taken for that of another build. */
function takeContainer(row: AreaRow): void {
  const value: unknown = Reflect.get(globalThis, globalName(row));
  if (!isContainer(value)) return;
  Reflect.set(globalThis, globalName(row), undefined);
  arrivals.set(row.name, { container: value, row });
}

/**
 * Runs an entry under its pinned hash and returns the container it leaves. The build may be another one than asked for: of an
 * entry that arrived late.
 * @throws RemoteError with reason network, http, integrity, timeout or evaluation.
 */
export async function fetchEntry(row: AreaRow, suffix: string): Promise<Arrival> {
  // An entry that was given up as hung may have arrived since; running it again would make a second container.
  const late = arrivals.get(row.name);
  if (late) return late;
  const url = row.entry + suffix;
  const outcome = await run(row, url);
  if (outcome === 'timeout')
    throw new RemoteError(row.name, 'timeout', `No answer in ${TIME_LIMIT / 1000} seconds`);
  if (outcome === 'error') throw await diagnose(row, url);
  const arrival = arrivals.get(row.name);
  if (!arrival)
    throw new RemoteError(row.name, 'evaluation', outcome.thrown ?? 'The entry ran but left no container');
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
    // The document's default policy admits the URL only when it belongs to the registry (shell/src/boot.ts).
    script.src = url;
    document.head.append(script);
  });
}

/** A script element says no more than "error": the reason is found by asking for the file once more. */
async function diagnose(row: AreaRow, url: string): Promise<RemoteError> {
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
