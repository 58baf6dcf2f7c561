import { createContext, useContext, useEffect, useState } from 'react';

/** The elements that had the focus before each open dialog, innermost first. */
export const Openers = createContext<readonly Element[]>([]);

export const OpenersProvider = Openers.Provider;

/** Half a second at 60 frames per second: longer than a dialog takes to close, shorter than a user takes to continue. */
const FRAMES = 30;
/** Frames in which other code may set the focus, such as that of the row after a deleted one. */
const PATIENCE = 4;

const DIALOG = '[role="dialog"]';

const isLeaving = (element: Element | null) => (element?.closest(DIALOG) ?? null) !== null;

/**
 * Whether the focus is elsewhere in the dialog that contains an element. react-aria focuses the first element there when
 * the dialog above it was removed before the focus was restored.
 */
const isBeside = (target: HTMLElement, focused: Element | null) => {
  const dialog = target.closest(DIALOG);
  return dialog !== null && dialog !== target && target !== focused && dialog.contains(focused);
};

/**
 * Focuses an element as soon as the page allows it, unless something else has the focus by then: a closing dialog keeps the focus for
 * some frames, during which the page behind it is inert and ignores it. Gives up when the user presses elsewhere with the pointer, or
 * moves the focus with a key.
 * @param pick returns the element, in each frame; `frame` counts from 0
 */
export function focusSoon(pick: (frame: number) => HTMLElement | null | undefined): void {
  const over = new AbortController();
  const { signal } = over;
  let hasPressed = false;
  /** A key was pressed since the last frame: a change of the focus is the user's. */
  let isPressing = false;
  const press = () => {
    hasPressed = true;
    isPressing = true;
  };
  addEventListener('keydown', press, { capture: true, signal });
  addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
  addEventListener('focusin', () => isPressing && over.abort(), { capture: true, signal });
  const attempt = (frame: number) => {
    if (signal.aborted) return;
    isPressing = false;
    const focused = document.activeElement;
    const leaving = isLeaving(focused);
    if (focused !== document.body && !leaving) return over.abort();
    const target = pick(frame);
    if (target && (!leaving || (!hasPressed && isBeside(target, focused))))
      target.focus({ preventScroll: true });
    const { activeElement: now } = document;
    if ((now === document.body || isLeaving(now)) && frame < FRAMES)
      requestAnimationFrame(() => attempt(frame + 1));
    else over.abort();
  };
  attempt(0);
}

const usable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected;

/** The topmost open dialog, if any. */
const openDialog = () => [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1);

/**
 * When a dialog closes, the focus returns to the element that opened it. When that is gone or there was none (a key or a click beside a
 * form opened it), the focus moves to the dialog that is still open, to the opener of the dialog around it, or to the title of the page
 * (docs/design/language.md section 16).
 * @returns the openers to provide to dialogs inside
 */
export function useReturnFocus(): readonly Element[] {
  const outer = useContext(Openers);
  const [openers] = useState(() => (document.activeElement ? [document.activeElement, ...outer] : outer));
  // The focus belongs to the document
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
