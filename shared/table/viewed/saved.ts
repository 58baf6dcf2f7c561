import { onIdentityEnd, PERSONAL_PREFIX, store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';

export interface SavedView {
  readonly name: string;
  /** The view in the format of an address: `?sort=-created&filter=web`. */
  readonly search: string;
}

/** Maximum length of a view's name. */
export const NAME_MAX = 40;
/** Maximum number of views per list. */
export const VIEWS_MAX = 20;

/** The list whose views are open in the dialog; undefined for none. */
export const savingAtom = atom<string | undefined>(undefined);

onIdentityEnd(() => store.set(savingAtom, undefined));

const keyOf = (list: string): string => `${PERSONAL_PREFIX}views:${list}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'name') === 'string' &&
  typeof Reflect.get(value, 'search') === 'string';

/** The saved views of a list, by its name in sentences: the lists of all projects share them. Ignores invalid data. */
export function savedViews(list: string): readonly SavedView[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(value) ? value.filter(isView).slice(0, VIEWS_MAX) : [];
  } catch {
    return [];
  }
}

/** Stores the views of a list. False when the browser stores nothing. */
function write(list: string, views: readonly SavedView[]): boolean {
  try {
    if (views.length === 0) localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), JSON.stringify(views));
    return true;
  } catch {
    return false;
  }
}

/** The name of the view that this tab has chosen or saved last. Session storage: it outlives a reload, but not the tab. */
const usedKeyOf = (list: string): string => `${PERSONAL_PREFIX}view:${list}`;

/** Records the view that the user has chosen from the menu. */
export function setCurrentView(list: string, name: string): void {
  try {
    sessionStorage.setItem(usedKeyOf(list), name);
  } catch {
    // Without storage, the first of several equal views is the current one
  }
}

function lastUsed(list: string): string | null {
  try {
    return sessionStorage.getItem(usedKeyOf(list));
  } catch {
    return null;
  }
}

/**
 * The name of the saved view that the list shows; undefined for none. Several can have the same columns, order and filter:
 * of these it is the one that this tab has chosen or saved last, otherwise the first.
 */
export function currentView(list: string, search: string): string | undefined {
  const equal = savedViews(list).filter((one) => one.search === search);
  const used = lastUsed(list);
  return (equal.find(({ name }) => name === used) ?? equal[0])?.name;
}

/** Saves a view, which is the current one then; one of the same name is replaced. False when the browser stores nothing. */
export function saveView(list: string, { name, search }: SavedView): boolean {
  const others = savedViews(list).filter((one) => one.name !== name);
  const all = [...others, { name, search }].toSorted((a, b) => a.name.localeCompare(b.name));
  if (!write(list, all)) return false;
  setCurrentView(list, name);
  return true;
}

export const removeView = (list: string, name: string): boolean =>
  write(
    list,
    savedViews(list).filter((one) => one.name !== name),
  );
