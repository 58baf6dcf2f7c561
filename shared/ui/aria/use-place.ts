import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type Placement, placeBeside } from './place.ts';

/** The part of the window that a keyboard on the screen leaves free. */
function visibleView() {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {};
  return { left: 0, top: offsetTop, right: clientWidth, bottom: Math.min(offsetTop + height, clientHeight) };
}

const px = (value: number | undefined) => (value === undefined ? 'auto' : `${value}px`);

/** Sizes are read before anything is written: one layout for both. */
function placeNow(box: HTMLElement, trigger: HTMLElement, placement: Placement, most: number): void {
  const sides = trigger.getBoundingClientRect();
  // Not the rectangle of the box, which moves while the box appears; and not its own height, which may be limited
  const height = box.scrollHeight + box.offsetHeight - box.clientHeight;
  const { left, top, bottom, maxHeight } = placeBeside(
    sides,
    { width: box.offsetWidth, height },
    visibleView(),
    { placement, height: document.documentElement.clientHeight, most },
  );
  Object.assign(box.style, {
    left: px(left),
    top: px(top),
    bottom: px(bottom),
    maxHeight: px(maxHeight),
  });
}

/**
 * Places a box with `position: fixed` beside its trigger, from the first frame on, and again when one of them, the window or the scroll
 * position changes.
 * @param isAsWide the box is as wide as its trigger: `--trigger-width`
 * @param onScroll called instead when the trigger is scrolled
 */
export function usePlace(
  box: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  { placement, most, isAsWide, onScroll }: PlaceOptions,
): void {
  const move = useEffectEvent((update: () => void) => (onScroll ?? update)());
  // Sizes belong to the browser
  useLayoutEffect(() => {
    const update = () => {
      if (!box.current || !trigger.current) return;
      if (isAsWide) box.current.style.setProperty('--trigger-width', px(trigger.current.offsetWidth));
      placeNow(box.current, trigger.current, placement, most);
    };
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && trigger.current && target.contains(trigger.current)) move(update);
    };
    update();
    const observer = new ResizeObserver(update);
    for (const { current } of [box, trigger]) if (current) observer.observe(current);
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('resize', update, { signal });
    for (const type of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(type, update, { signal });
    document.addEventListener('scroll', scroll, { capture: true, passive: true, signal });
    return () => {
      observer.disconnect();
      ends.abort();
    };
  }, [box, trigger, placement, most, isAsWide]);
}

export type PlaceOptions = {
  readonly placement: Placement;
  /** Largest height in pixels. */
  readonly most: number;
  readonly isAsWide: boolean;
  readonly onScroll?: () => void;
};
