import { atom } from '@console/shared/state';
import { store } from './store.ts';

/** Text of the polite live region; a new `id` makes screen readers announce a repeated text again. */
export const announcementAtom = atom<{ text: string; id: number }>({ text: '', id: 0 });

/** Announces a text to screen readers without moving focus. */
export function announce(text: string): void {
  store.set(announcementAtom, ({ id }) => ({ text, id: id + 1 }));
}
