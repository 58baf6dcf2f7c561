import { atom, useAtomValue } from '@console/shared/state';
import { store } from './store.ts';

/**
 * Why the roles of the current user do not allow changing anything on the page, and whom to ask; undefined when they do, and while
 * that is unknown, because then the server decides. Set by the area of the page. Create buttons, menus, selections and forms are disabled
 * with it.
 */
export const refusalAtom = atom<string | undefined>(undefined);

/** The current value of {@link refusalAtom}. */
export const usePageRefusal = (): string | undefined => useAtomValue(refusalAtom, { store });

/** A disabled action that needs another role: its label, and the reason with the role. */
export interface RefusedAction {
  readonly label: string;
  readonly reason: string;
}

/** Whether a disabled action needs another role: such reasons begin with the same words, and offer `Who may do this`. */
export const isOfRole = (reason: string): boolean => reason.startsWith('Needs the ');

/** The disabled action for which the user looks up who may run it; set by its menu, or by pressing it. The area shows the answer. */
export const whoMayAtom = atom<RefusedAction | undefined>(undefined);
