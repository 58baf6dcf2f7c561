import { atom } from '@console/shared/state';
import { onIdentityEnd, PERSONAL_PREFIX, store } from '@console/shared/runtime';
import { readStored, writeStored } from '../device/stored.ts';
import type { NavGroup } from './navigation.ts';

/** The user's choices, stored on the device like all preferences of the sidebar. */
const CHOSEN_KEY = 'sidebar-groups';
/** The heading of the last used group; deleted with the user's data. */
const LAST_KEY = `${PERSONAL_PREFIX}sidebar-group`;

/** The open groups of the sidebar, by their headings (docs/screens/operator.md section 0.2). */
export interface OpenGroups {
  /** The user's choices: open or closed. Stored on the device. */
  chosen: Readonly<Record<string, boolean>>;
  /** The group of the current page, or of the last page in a group; undefined before the first one. Stored too. */
  last: string | undefined;
  /** Groups used in this document, and the last one used before it. They stay open, so that no link moves. */
  visited: readonly string[];
}

/** Reads the stored choices and the last used group. Invalid values are ignored. */
export function parseGroups(choices: string | null, last: string | null): OpenGroups {
  const chosen: Record<string, boolean> = {};
  const kept = parsed(choices);
  if (typeof kept === 'object' && kept !== null)
    for (const [heading, opens] of Object.entries(kept))
      if (typeof opens === 'boolean') chosen[heading] = opens;
  return { chosen, last: undefined, visited: last !== null && chosen[last] !== false ? [last] : [] };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}

/** The groups after a navigation into one of them: it opens, also when the user had closed it. */
export function entered(groups: OpenGroups, current: string | undefined): OpenGroups {
  if (current === undefined || current === groups.last) return groups;
  const visited = groups.visited.includes(current) ? groups.visited : [...groups.visited, current];
  return { ...groups, last: current, visited };
}

/** Whether a group is open: the first one and used ones are, unless the user has closed them. */
export const isOpen = ({ chosen, visited }: OpenGroups, heading: string, isFirst: boolean): boolean =>
  visited.includes(heading) || (chosen[heading] ?? isFirst);

/** Opens or closes a group by its heading. */
export const withChoice = (groups: OpenGroups, heading: string, opens: boolean): OpenGroups => ({
  ...groups,
  chosen: { ...groups.chosen, [heading]: opens },
  visited: groups.visited.filter((one) => one !== heading),
});

/** The heading of the current page's group. */
export const currentGroup = (groups: readonly NavGroup[]): string | undefined =>
  groups.find(({ links }) => links.some(({ state }) => state !== 'none'))?.heading;

const kept = () => parseGroups(readStored(CHOSEN_KEY), readStored(LAST_KEY));

/** The groups of this document. */
export const openGroupsAtom = atom(kept());

// The next user gets the choices of the device, but not the groups used before
onIdentityEnd(() => store.set(openGroupsAtom, parseGroups(readStored(CHOSEN_KEY), null)));

/** Changes the groups and stores them. */
export function setGroups(groups: OpenGroups): void {
  const { chosen, last = null } = groups;
  if (groups === store.get(openGroupsAtom)) return;
  if (chosen !== store.get(openGroupsAtom).chosen) writeStored(CHOSEN_KEY, JSON.stringify(chosen));
  writeStored(LAST_KEY, last);
  store.set(openGroupsAtom, groups);
}
