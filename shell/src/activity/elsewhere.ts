import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../device/stored.ts';
import { KEPT_PREFIX, keptKeys, OWN_KEY } from './kept.ts';
import { isInProgress } from './state.ts';
import type { Item } from './support-text.ts';

/** An item of another tab, or of a document before this one. */
interface KeptItem {
  readonly key: string;
  readonly item: Item;
}

/** A document that crashed does not report its end: after this time (15 minutes) its pending changes are unknown. */
const LOST = 900_000;

const isText = (value: unknown): boolean => typeof value === 'string';

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** Any page of this origin and other builds can write to the storage: items of another shape are left out. */
function isItem(value: unknown): value is Item {
  const fields = fieldsOf(value);
  const operation = fieldsOf(fields.get('operation'));
  const names = fields.get('names');
  const isEntry =
    isText(operation.get('id')) &&
    isText(operation.get('path')) &&
    typeof names === 'object' &&
    names !== null &&
    Object.values(names).every(isText);
  return (
    isText(fields.get('state')) &&
    Number.isFinite(fields.get('startedAt')) &&
    (fields.has('operation') ? isEntry : isText(fields.get('title')))
  );
}

function itemsIn(key: string): Item[] {
  try {
    const items: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(items) ? items.filter(isItem) : [];
  } catch {
    return [];
  }
}

const elsewhere = () => keptKeys().filter((key) => key !== OWN_KEY);

/** The item; a pending change that is no longer followed is marked as unknown. */
function settled(item: Item, now: number): Item {
  if (!isInProgress(item) || now - item.startedAt <= LOST) return item;
  const endedAt = item.startedAt;
  return 'operation' in item
    ? { ...item, state: 'unknown', endedAt }
    : { ...item, state: 'given up', endedAt };
}

/** The activity of the user's other tabs, and of documents before this one. */
const readKept = (now: number): KeptItem[] =>
  elsewhere().flatMap((document) =>
    itemsIn(document).map((item) => ({ key: `${document} ${item.id}`, item: settled(item, now) })),
  );

/** Removes finished items from the activity of other documents; open ones clear their own list too. */
function clearFinishedElsewhere(): void {
  for (const key of elsewhere()) {
    const pending = itemsIn(key).filter(isInProgress);
    writeStored(key, pending.length === 0 ? null : JSON.stringify(pending));
  }
}

/** The current activity of other documents, and a function that clears its finished items. */
export function useKept(): { readonly kept: readonly KeptItem[]; readonly clearKept: () => void } {
  const [kept, setKept] = useState(() => readKept(Date.now()));
  // The storage belongs to the browser
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(KEPT_PREFIX)) setKept(readKept(Date.now()));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const clearKept = () => {
    clearFinishedElsewhere();
    setKept(readKept(Date.now()));
  };
  return { kept, clearKept };
}
