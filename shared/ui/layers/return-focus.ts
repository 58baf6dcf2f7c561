import { createContext, useContext, useEffect, useState } from 'react';

/** What had the focus before each of the open dialogs, the innermost first. */
export const Openers = createContext<readonly Element[]>([]);

export const OpenersProvider = Openers.Provider;

/** Half a second at 60 frames: longer than any dialog needs to leave, shorter than a person to go on. */
const FRAMES = 30;
/** Frames in which others may take the focus, such as the row that follows a deleted one. */
const PATIENCE = 4;

const DIALOG = '[role="dialog"]';

const isLeaving = (element: Element | null) => (element?.closest(DIALOG) ?? null) !== null;

/**
 * Whether the focus is somewhere else in the dialog that an element stands in. react-aria puts it there, on what comes first, when
 * the dialog above has gone before the focus was given back.
 */
const isBeside = (target: HTMLElement, focused: Element | null) => {
  const dialog = target.closest(DIALOG);
  return dialog !== null && dialog !== target && target !== focused && dialog.contains(focused);
};

/**
 * Focuses an element once the page takes it, if by then nothing else has the focus: a dialog that is going keeps it for
 * some frames, and as long what stands behind is inert and refuses silently.
 * @param pick the element, asked anew each frame; `frame` counts from 0
 */
export function focusSoon(pick: (frame: number) => HTMLElement | null | undefined): void {
  const acts = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => acts.abort(), { capture: true, signal: acts.signal });
  const attempt = (frame: number) => {
    const focused = document.activeElement;
    const leaving = isLeaving(focused);
    if (focused !== document.body && !leaving) return acts.abort();
    const target = pick(frame);
    if (target && (!leaving || (!acts.signal.aborted && isBeside(target, focused))))
      target.focus({ preventScroll: true });
    const { activeElement: now } = document;
    if ((now === document.body || isLeaving(now)) && frame < FRAMES)
      requestAnimationFrame(() => attempt(frame + 1));
    else acts.abort();
  };
  attempt(0);
}

const usable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected;

/** The dialog that is left on top, if any. */
const openDialog = () => [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1);

/**
 * When a dialog goes, the focus goes back to what opened it; when that is gone or there was none (a key or a press beside a
 * form opened it), to the dialog that is still open, to what opened the dialog around it, at last to the title of the page
 * (docs/design/language.md section 16).
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
