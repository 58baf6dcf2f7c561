import { jobsAtom } from '@console/shared/query';
import { PERSONAL_PREFIX, store } from '@console/shared/runtime';
import { writeStored } from '../device/stored.ts';
import { entriesAtom } from './entries.ts';
import { clearFinished, isInProgress } from './state.ts';

/**
 * Begins the keys under which the documents of the console keep their activity: each has its own, so that no two write the same one.
 * They end with the user's session (docs/decisions/012-whose-tab-it-is.md).
 */
export const KEPT_PREFIX = `${PERSONAL_PREFIX}activity:`;

/** The key of this document; keys sort by time. */
export const OWN_KEY = `${KEPT_PREFIX}${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;

/** Number of documents whose activity is kept. */
const DOCUMENTS = 20;

/** Milliseconds from a change until it is stored: an upload reports its progress many times. */
const SOON = 300;

/** Keys of the activity of all documents, the oldest first. */
export function keptKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(KEPT_PREFIX))
      .sort();
  } catch {
    return [];
  }
}

/** Stores the activity of this document. When it is left, nothing follows its pending changes to their end. */
function keep(isLeft: boolean): void {
  const endedAt = Date.now();
  const ended = <Item extends { readonly state: string }>(item: Item, state: string) =>
    isLeft && isInProgress(item) ? { ...item, state, endedAt } : item;
  const items = [
    ...store.get(entriesAtom).map((entry) => ended(entry, 'unknown')),
    ...[...store.get(jobsAtom).values()].map(({ stop: _stop, actions: _actions, ...job }) =>
      ended(job, 'given up'),
    ),
  ];
  writeStored(OWN_KEY, items.length === 0 ? null : JSON.stringify(items));
}

let timer: ReturnType<typeof setTimeout> | undefined;

function keepSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    keep(false);
    for (const key of keptKeys().slice(0, -DOCUMENTS)) writeStored(key, null);
  }, SOON);
}

let isKeeping = false;

/** Starts to keep the activity of this document for the next one and for the user's other tabs. A second call has no effect. */
export function keepActivity(): void {
  if (isKeeping) return;
  isKeeping = true;
  store.sub(entriesAtom, keepSoon);
  store.sub(jobsAtom, keepSoon);
  addEventListener('pagehide', () => keep(true));
  // A document that comes back follows its changes again
  addEventListener('pageshow', ({ persisted }) => persisted && keep(false));
  // Another tab has cleared the list
  addEventListener('storage', ({ key }) => {
    if (key === OWN_KEY) clearFinished();
  });
}
