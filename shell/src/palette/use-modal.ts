import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Moves the focus to the next element of the dialog, or to the previous one, and around at its ends. The list of results is the last:
 * it takes the focus when it can be scrolled.
 */
function moveFocus(dialog: HTMLElement, step: 1 | -1): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('input, button'),
    ...dialog.querySelectorAll<HTMLElement>(':has(> [role="listbox"])'),
  ];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  for (let next = at + step, left = stops.length; left > 0; next += step, left -= 1) {
    const stop = stops.at(next % stops.length);
    stop?.focus();
    if (stop === document.activeElement) return;
  }
}

/** Hides everything beside the dialog from screen readers. Returns a function that shows it again. */
function hideBeside(dialog: HTMLElement): () => void {
  const hidden = [...document.body.children].filter(
    (one) => one !== dialog && !one.hasAttribute('aria-hidden'),
  );
  for (const one of hidden) one.setAttribute('aria-hidden', 'true');
  return () => {
    for (const one of hidden) one.removeAttribute('aria-hidden');
  };
}

/**
 * Opens a native dialog that covers the window, and keeps the focus inside until it closes; closing it restores the focus.
 * `showModal()` would do the same, but makes the document inert: the browser then styles all of it, when the dialog opens and when
 * it closes (docs/decisions/026-what-a-click-costs.md). Only above another native dialog, the drawer, it is necessary.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  // The focus and the open dialogs belong to the browser
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const first = () => dialog.querySelector('input')?.focus();
    if (document.querySelector('dialog[open]')) dialog.showModal();
    else dialog.show();
    first();
    const show = hideBeside(dialog);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        dismiss();
      } else if (event.key === 'Tab') {
        event.preventDefault();
        moveFocus(dialog, event.shiftKey ? -1 : 1);
      }
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !dialog.contains(target)) first();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      show();
      dialog.close();
    };
  }, [ref]);
}
