import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The open boxes, the last one on top. */
const boxes: object[] = [];

/** What lies over the page while a box is open: our glass, and the one of react-aria. */
const COVER = '[data-cover], [data-testid="underlay"]';

const TABBABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Presses what the cover has hidden from the press, with the keys that were held. */
function pressUnder(event: MouseEvent, trigger: Element | null): void {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  // The button that has opened the box closes it
  if (!under || trigger?.contains(under)) return;
  const focusable = under.closest(TABBABLE);
  if (focusable instanceof HTMLElement) focusable.focus({ preventScroll: true });
  under.dispatchEvent(new MouseEvent('click', event));
}

/**
 * Lets the first press beside an open box count: it closes the box and does what it would do without it. react-aria would take the
 * press for itself. Returns a function that ends this, when the box has closed.
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
    // At once: the listeners of react-aria go with the box, and what it has made inert can be found again
    flushSync(close);
    if (!isCovered) return;
    event.stopPropagation();
    pressUnder(event, trigger.current);
  };
  // On the window, so that it comes before react-aria's listener of the document
  window.addEventListener('click', onClick, true);
  return () => {
    boxes.splice(boxes.indexOf(self), 1);
    window.removeEventListener('click', onClick, true);
  };
}
