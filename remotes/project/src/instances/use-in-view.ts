import { type RefObject, useEffect, useRef, useState } from 'react';

const watched = new WeakMap<Element, (inView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for everything: a list has a cell a row. */
const theObserver = () =>
  (observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  }));

/**
 * Whether an element is in the part of the page that can be seen. The browser tells it after the element was painted for
 * the first time; until then it is not.
 */
export function useInView<Watched extends Element>(): [ref: RefObject<Watched | null>, inView: boolean] {
  const ref = useRef<Watched>(null);
  const [inView, setInView] = useState(false);
  // The browser knows what is in view
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    watched.set(element, setInView);
    theObserver().observe(element);
    return () => theObserver().unobserve(element);
  }, []);
  return [ref, inView];
}
