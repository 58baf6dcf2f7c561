import { store } from '@console/shared/runtime';
import { vi } from 'vitest';
import { queryClient } from '../../shared/query/client.ts';

/*
 * All places where a page can leave data, as text: storage, caches, atoms, the document. Values that only running code can reach, such
 * as the body of a pending request, are not included, because nothing else can read them.
 */

const atoms = new Set<Parameters<typeof store.get>[0]>();

/** Records every atom that a test reads, sets or subscribes to, so that a dump contains all of them. Called before each test. */
export function watchAtoms(): void {
  for (const name of ['get', 'set', 'sub'] as const) {
    const original = store[name];
    vi.spyOn(store, name).mockImplementation((...args: unknown[]) => {
      const [atom] = args;
      if (isAtom(atom)) atoms.add(atom);
      return Reflect.apply(original, store, args);
    });
  }
}

const isAtom = (value: unknown): value is Parameters<typeof store.get>[0] =>
  typeof value === 'object' && value !== null && 'read' in value;

/** Converts a value to text completely: cycles once, maps, sets and errors with their members. */
function textOf(value: unknown): string {
  const seen = new WeakSet<object>();
  return JSON.stringify(value, (key, member: unknown) => {
    // Members of React elements that reference the whole tree
    if (key.startsWith('_') || typeof member === 'function') return undefined;
    if (typeof member === 'bigint') return String(member);
    if (typeof member !== 'object' || member === null) return member;
    if (member instanceof Node) return undefined;
    if (seen.has(member)) return undefined;
    seen.add(member);
    if (member instanceof Map || member instanceof Set) return Array.from<unknown>(member);
    if (member instanceof Error)
      return { ...member, text: member.message, stack: member.stack, cause: member.cause };
    return member;
  });
}

const storageText = (storage: Storage): string =>
  Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index) ?? '';
    return `${key} ${storage.getItem(key)}`;
  }).join('\n');

/** The values of form fields, which the markup does not contain. */
const valuesOf = (): string =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .map(({ value }) => value)
    .join('\n');

/** The present contents of each place, by its name. */
export const dump = (): Readonly<Record<string, string>> => ({
  'query cache': textOf(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state, meta }) => [queryKey, state, meta]),
  ),
  'mutation cache': textOf(
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  ),
  store: textOf([...atoms].map((atom) => store.get(atom))),
  'session storage': storageText(sessionStorage),
  'local storage': storageText(localStorage),
  address: `${location.href} ${textOf(history.state)}`,
  document: `${new XMLSerializer().serializeToString(document)} ${document.cookie} ${valuesOf()}`,
});

/** The names of the places that contain a text. */
export const holdersOf = (text: string): string[] =>
  Object.entries(dump())
    .filter(([, content]) => content.includes(text))
    .map(([holder]) => holder);
