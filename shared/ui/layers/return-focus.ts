import { createContext, useContext, useEffect, useState } from 'react';

/** What had the focus before each of the open dialogs, the innermost first. */
const Openers = createContext<readonly Element[]>([]);

export const OpenersProvider = Openers.Provider;

/** Half a second at 60 frames: longer than any dialog needs to leave, shorter than a person to go on. */
const FRAMES = 30;
/** Frames in which others may take the focus, such as the row that follows a deleted one. */
const PATIENCE = 4;

const isLeaving = (element: Element | null) => (element?.closest('[role="dialog"]') ?? null) !== null;

/**
 * Focuses an element once the page takes it, if by then nothing else has the focus: a dialog that is going keeps it for
 * some frames, and as long what stands behind is inert and refuses silently.
 * @param pick the element, asked anew each frame; `frame` counts from 0
 */
export function focusSoon(pick: (frame: number) => HTMLElement | null | undefined): void {
  const attempt = (frame: number) => {
    const leaving = isLeaving(document.activeElement);
    if (document.activeElement !== document.body && !leaving) return;
    if (!leaving) pick(frame)?.focus({ preventScroll: true });
    if ((leaving || document.activeElement === document.body) && frame < FRAMES)
      requestAnimationFrame(() => attempt(frame + 1));
  };
  requestAnimationFrame(() => attempt(0));
}

const usable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected;

/** The dialog that is left on top, if any. */
const openDialog = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);

/**
 * When a dialog goes, the focus goes back to what opened it; when that is gone or there was none (a key or a press beside a
 * form opened it), to the dialog that is still open, to what opened the dialog around it, at last to the title of the page
 * (design section 16).
 * @returns the openers to provide to dialogs inside
 */
export function useReturnFocus(): readonly Element[] {
  const outer = useContext(Openers);
  const [openers] = useState(() => (document.activeElement ? [document.activeElement, ...outer] : outer));
  // focus is the document's
  useEffect(
    () => () => {
      focusSoon((frame) => {
        const [own, ...others] = openers;
        if (own && usable(own)) return own;
        const opener = openDialog() ?? others.find(usable);
        if (opener || frame < PATIENCE) return opener;
        return document.querySelector<HTMLElement>('#content h1');
      });
    },
    [openers],
  );
  return openers;
}
