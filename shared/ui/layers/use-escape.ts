import { type RefObject, useLayoutEffect } from 'react';

const isOnTop = (dialog: Element) => [...document.querySelectorAll('[role="dialog"]')].at(-1) === dialog;

/**
 * Passes an Escape without a focused element to the topmost dialog. For some frames after a dialog has opened, or one above it has closed, the
 * focus is not in it yet and keys go to the document.
 * @param inside any element of the dialog
 */
export function useEscape(inside: RefObject<HTMLElement | null>): void {
  // From the first frame on
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('[role="dialog"]');
    if (!dialog) return;
    const hand = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.target !== document.body) return;
      if (isOnTop(dialog))
        dialog.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
    };
    document.addEventListener('keydown', hand);
    return () => document.removeEventListener('keydown', hand);
  }, [inside]);
}
