import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The open popups, the last one on top. */
const boxes: object[] = [];

/** The cover of the page while a popup is open. */
const COVER = '[data-cover]';

const TABBABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Clicks the element below the overlay, with the modifier keys of the event. */
function pressUnder(event: MouseEvent, trigger: Element | null): void {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  // The button that has opened the popup closes it
  if (!under || trigger?.contains(under)) return;
  const focusable = under.closest(TABBABLE);
  if (focusable instanceof HTMLElement) focusable.focus({ preventScroll: true });
  under.dispatchEvent(new MouseEvent('click', event));
}

/**
 * Makes the first click outside a popup effective: it closes the popup and also activates the element below. react-aria would
 * swallow the click. Returns a function that ends this, when the popup has closed.
 */
export function letPressThrough(
  box: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  close: () => void,
): () => void {
  const self = {};
  boxes.push(self);
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (event.button > 0 || boxes.at(-1) !== self || !(target instanceof Element)) return;
    const isCovered = target.matches(COVER);
    if (!isCovered && target.closest('[data-react-aria-top-layer]')) return;
    if (box.current?.contains(target) !== false || trigger.current?.contains(target)) return;
    // Synchronously: react-aria's listeners are removed with the popup, and elements that it has made inert can be clicked again
    flushSync(close);
    if (!isCovered) return;
    event.stopPropagation();
    pressUnder(event, trigger.current);
  };
  // On the window, so that it runs before react-aria's listener of the document
  window.addEventListener('click', onClick, true);
  return () => {
    boxes.splice(boxes.indexOf(self), 1);
    window.removeEventListener('click', onClick, true);
  };
}
