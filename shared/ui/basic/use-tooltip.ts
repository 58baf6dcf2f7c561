import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds of hover before a tooltip opens (docs/design/language.md section 17, `--delay-tooltip`). */
export const TOOLTIP_DELAY = 250;
/** Milliseconds to move the pointer from the trigger to the tooltip, which can be hovered. */
const CLOSE_DELAY = 100;
const GAP = 6;
const EDGE = 8;

/** How a tooltip was opened. */
export type Opened = 'hover' | 'focus';

/** Whether the focus came by keyboard. In browsers without the selector every focus counts. */
function isFocusVisible(target: Element): boolean {
  try {
    return target.matches(':focus-visible');
  } catch {
    return true;
  }
}

/** Centered above the anchor, or below when there is no room, always inside the window. */
function place(anchor: Element, box: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const above = at.top - height - GAP;
  const left = at.left + at.width / 2 - width / 2;
  box.style.top = `${above >= EDGE ? above : at.bottom + GAP}px`;
  box.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
  box.dataset['side'] = above >= EDGE ? 'top' : 'bottom';
}

/**
 * When the tooltip around one anchor element is open. It has no effects, because every row of a list has tooltips, few of which
 * ever open: the effects of an open one are in {@link useOpenTooltip}.
 */
export function useTooltip(delay: number) {
  const anchor = useRef<HTMLSpanElement>(null);
  // A component that is gone ignores it
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<Opened | undefined>();

  const change = (to: Opened | undefined, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(to), after);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpened(undefined);
  };

  return {
    anchor,
    opened,
    close,
    show: () => change('focus', 0),
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType !== 'touch') change(opened ?? 'hover', opened ? 0 : delay);
    },
    onPointerLeave: () => {
      if (opened !== 'focus') change(undefined, opened ? CLOSE_DELAY : 0);
    },
    onFocus: (event: { target: Element }) => {
      if (isFocusVisible(event.target)) change('focus', 0);
    },
    onBlur: close,
  };
}

/** Places an open tooltip beside its element, and closes it when a key is pressed or anything scrolls. Returns the ref of its box. */
export function useOpenTooltip(
  anchor: RefObject<HTMLElement | null>,
  opened: Opened,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  // The tooltip is measured before it is painted, and again when its element has moved
  useLayoutEffect(() => {
    const target = anchor.current?.firstElementChild;
    if (target && box.current) place(target, box.current);
  });

  // Keys and scrolling anywhere close it
  useEffect(() => {
    const onScroll = () => close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // With focus on the trigger, the tooltip is the top layer; Escape closes one layer at a time
      if (opened === 'focus') event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [opened]);
  return box;
}
