import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds without a new visible element after which scrolling counts as stopped. */
const SCROLL_PAUSE = 120;

const watched = new Map<Element, () => void>();
/** Visible elements that are not reported yet, because scrolling continues. */
const visible = new Set<Element>();
let lastChange = Number.NEGATIVE_INFINITY;
let pauseTimer = 0;
let observer: IntersectionObserver | undefined;

function notifyVisible(): void {
  for (const element of visible) {
    observer?.unobserve(element);
    watched.get(element)?.();
  }
  visible.clear();
}

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) visible.add(target);
    else visible.delete(target);
  }
  if (visible.size === 0) return;
  const now = performance.now();
  const isMoving = now - lastChange < SCROLL_PAUSE;
  lastChange = now;
  clearTimeout(pauseTimer);
  if (isMoving) pauseTimer = window.setTimeout(notifyVisible, SCROLL_PAUSE);
  else notifyVisible();
}

/** One observer for all elements, because a list has one cell per row. It ends with the last of them. */
const sharedObserver = () => (observer ??= new IntersectionObserver(onIntersection));

/**
 * Whether an element has been visible. While a list is scrolled continuously, an element counts only when the scrolling stops.
 * The browser reports visibility after the first paint of the element. When `known` returns true, the element is not observed.
 */
export function useHasBeenVisible<Watched extends Element>(
  known: () => boolean,
): [ref: RefObject<Watched | null>, isSeen: boolean] {
  const ref = useRef<Watched>(null);
  const [isSeen, setSeen] = useState(known);
  // Visibility is outside of React
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    watched.set(element, () => setSeen(true));
    sharedObserver().observe(element);
    return () => {
      visible.delete(element);
      watched.delete(element);
      observer?.unobserve(element);
      if (watched.size === 0) observer = undefined;
    };
  }, [isSeen]);
  return [ref, isSeen];
}
