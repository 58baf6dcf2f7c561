import { atom } from '@console/shared/state';
import { store } from './store.ts';

/** Text of the polite live region; the number makes a repeated text a new announcement. */
export const announcementAtom = atom<{ text: string; id: number }>({ text: '', id: 0 });

/** Says a text to screen readers without moving focus. */
export function announce(text: string): void {
  store.set(announcementAtom, ({ id }) => ({ text, id: id + 1 }));
}
