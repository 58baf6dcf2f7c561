import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@console/shared/router';
import { createRecorder, readPosition, writePosition } from './scroll-store.ts';

/** Milliseconds within which a page may grow until its stored position can be restored. */
const GROWTH_TIME = 1_000;

/** Scrolls to the position as soon as the page is tall enough, unless the user scrolls first. Returns a function that cancels this. */
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
  // The frame is rendered before its page: there may be no element yet whose size can be observed
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

/** Position of the current entry in the tab's history, which the router stores; undefined when it does not. */
function indexInHistory(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * The name of the current entry for its position. The router gives the first entry of every document the same key, with which a pasted
 * address would open at the scroll position of the previous page: that entry gets a name, which Back and a reload keep.
 */
function entryOf(key: string): string {
  if (key !== 'default') return key;
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  if ('entry' in kept && typeof kept.entry === 'string') return kept.entry;
  const entry = `first-${Math.random().toString(36).slice(2)}`;
  history.replaceState({ ...kept, entry }, '');
  return entry;
}

/** Whether there are entries between two others: two quick Backs skip the entry between, which may be another page. */
const isApart = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) > 1;

/**
 * Stores the scroll position of the sheet for each history entry (docs/screens/common-ui.md section 27): a new entry starts
 * at the top, a pasted address too; Back, Forward and a reload restore the position. A form that opens over the page is a new entry
 * of the same page: the position does not change.
 */
export function useScrollPosition(container: RefObject<HTMLElement | null>, page: string): void {
  const { key } = useLocation();
  const shown = useRef<{ page: string; index: number | undefined }>(undefined);
  // The last known position: to read it from the element, the browser would have to lay out the changed page
  const known = useRef(0);
  // Runs before the paint, so that no jump is visible.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const index = indexInHistory();
    const isSame = shown.current?.page === page && !isApart(shown.current.index, index);
    const name = entryOf(key);
    shown.current = { page, index };
    const stop = isSame ? () => undefined : restore(element, readPosition(name));
    if (isSame) writePosition(name, known.current);
    else known.current = element.scrollTop;
    const recorder = createRecorder(name);
    const onScroll = () => {
      known.current = element.scrollTop;
      recorder.record(known.current);
    };
    // The scroll event fires in the next frame, and Back may come earlier, so the position is read here; invalid until the page has grown
    const onLeave = () => {
      if (element.scrollTop !== known.current) onScroll();
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
