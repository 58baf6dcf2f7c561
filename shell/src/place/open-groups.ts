import { atom } from '@console/shared/state';
import { store } from '@console/shared/runtime';
import { readStored, writeStored } from '../device/stored.ts';
import type { NavGroup } from './navigation.ts';

/** Stored on the device like all preferences of the sidebar. */
const KEY = 'sidebar-groups';

/** Which groups the user has closed or opened again, by heading (docs/screens/operator.md section 0.2). */
export type GroupChoices = Readonly<Record<string, boolean>>;

/** Reads the stored choices. Invalid values are ignored. */
export function parseGroups(choices: string | null): GroupChoices {
  const kept = parsed(choices);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}

/** A group is open until the user closes it. */
export const isOpen = (choices: GroupChoices, heading: string): boolean =>
  !Object.hasOwn(choices, heading) || choices[heading] !== false;

/** The heading of the current page's group. */
export const currentGroup = (groups: readonly NavGroup[]): string | undefined =>
  groups.find(({ links }) => links.some(({ state }) => state !== 'none'))?.heading;

export const groupChoicesAtom = atom(parseGroups(readStored(KEY)));

/** Opens or closes a group by its heading, and stores that. */
export function setOpen(heading: string, opens: boolean): void {
  const choices = { ...store.get(groupChoicesAtom), [heading]: opens };
  writeStored(KEY, JSON.stringify(choices));
  store.set(groupChoicesAtom, choices);
}
