import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds without anything new in view, after which what moves is taken to rest. */
const REST = 120;

const watched = new WeakMap<Element, () => void>();
/** In view now, while more keeps coming. */
const arrived = new Set<Element>();
let last = Number.NEGATIVE_INFINITY;
let resting = 0;
let observer: IntersectionObserver | undefined;

function tell(): void {
  for (const element of arrived) {
    observer?.unobserve(element);
    watched.get(element)?.();
  }
  arrived.clear();
}

function notice(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) arrived.add(target);
    else arrived.delete(target);
  }
  if (arrived.size === 0) return;
  const now = performance.now();
  const isMoving = now - last < REST;
  last = now;
  clearTimeout(resting);
  if (isMoving) resting = window.setTimeout(tell, REST);
  else tell();
}

/** One observer for everything: a list has a cell a row. */
const theObserver = () => (observer ??= new IntersectionObserver(notice));

/**
 * Whether an element has been in view, but for flying past: while a list is scrolled on and on, it is not until that rests.
 * The browser tells it after the element was painted for the first time. With `known` it needs not be watched.
 */
export function useHasBeenVisible<Watched extends Element>(
  known: () => boolean,
): [ref: RefObject<Watched | null>, isSeen: boolean] {
  const ref = useRef<Watched>(null);
  const [isSeen, setSeen] = useState(known);
  // The browser knows what is in view
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    watched.set(element, () => setSeen(true));
    theObserver().observe(element);
    return () => {
      arrived.delete(element);
      theObserver().unobserve(element);
    };
  }, [isSeen]);
  return [ref, isSeen];
}
