import { type RefObject, useLayoutEffect } from 'react';

const isOnTop = (dialog: Element) => [...document.querySelectorAll('[role="dialog"]')].at(-1) === dialog;

/**
 * Hands an Escape that is nobody's to the dialog on top. For some frames after a dialog has opened, or one above it has gone, the
 * focus is on its way and keys go to the document.
 * @param inside anything in the dialog
 */
export function useEscape(inside: RefObject<HTMLElement | null>): void {
  // From the first frame on
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('[role="dialog"]');
    if (!dialog) return;
    const hand = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.target !== document.body) return;
      if (isOnTop(dialog) && dialog.closest('[data-exiting]') === null)
        dialog.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
    };
    document.addEventListener('keydown', hand);
    return () => document.removeEventListener('keydown', hand);
  }, [inside]);
}
