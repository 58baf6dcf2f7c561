import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@console/shared/router';
import { createRecorder, readPosition, writePosition } from './scroll-store.ts';

/** Milliseconds a page may take to grow to the position it is given back. */
const GROWTH_TIME = 1_000;

/** Scrolls as soon as the page is tall enough, unless the person scrolls first. Returns the way to stop. */
function restore(element: HTMLElement, position: number): () => void {
  element.scrollTop = position;
  if (position === 0 || element.scrollTop >= position - 1) return () => undefined;
  const stop = () => {
    observer.disconnect();
    arrival.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) removeEventListener(type, stop, true);
  };
  const observer = new ResizeObserver(() => {
    element.scrollTop = position;
    if (element.scrollTop >= position - 1) stop();
  });
  // The frame stands before its page: there may be nothing yet that could grow
  const arrival = new MutationObserver(() => observe());
  const observe = () => {
    if (element.firstElementChild) observer.observe(element.firstElementChild);
  };
  observe();
  arrival.observe(element, { childList: true });
  const timer = setTimeout(stop, GROWTH_TIME);
  for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, stop, true);
  return stop;
}

/**
 * Remembers how far the sheet was scrolled in each history entry (docs/screens/common-ui.md section 27): a new entry starts
 * at the top, Back, Forward and a reload return to where it was. A form that opens over the page is a new entry of
 * the same page: nothing moves.
 */
export function useScrollPosition(container: RefObject<HTMLElement | null>, page: string): void {
  const { key } = useLocation();
  const shown = useRef<string>(undefined);
  // Before the paint, so that nobody sees the page jump.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const isSame = shown.current === page;
    shown.current = page;
    if (isSame) writePosition(key, element.scrollTop);
    const stop = isSame ? () => undefined : restore(element, readPosition(key));
    const recorder = createRecorder(key);
    let known = element.scrollTop;
    const onScroll = () => {
      known = element.scrollTop;
      recorder.record(known);
    };
    // The event of a scroll comes with the next frame, and Back may come before; a page that has not grown yet tells nothing
    const onLeave = () => {
      if (element.scrollTop !== known) onScroll();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    addEventListener('popstate', onLeave, true);
    addEventListener('pagehide', recorder.flush);
    return () => {
      stop();
      element.removeEventListener('scroll', onScroll);
      removeEventListener('popstate', onLeave, true);
      removeEventListener('pagehide', recorder.flush);
      recorder.flush();
    };
  }, [container, key, page]);
}
