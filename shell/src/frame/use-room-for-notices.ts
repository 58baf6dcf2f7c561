import { useEffect, type RefObject } from 'react';

/** Elements that float over the lower end of the page: notifications, and the notice of a new version. */
const FLOATING = '[data-floating]';

/** Pixels between the page and the elements that float over it. */
const GAP = 8;

/** Pixels of the page that are covered from its lower end up, with the gap; 0 when nothing floats over it. */
function coveredHeight(page: HTMLElement, floating: readonly Element[]): number {
  if (page.dataset['layout'] === 'fill') return 0;
  const own = page.getBoundingClientRect();
  const tops = floating
    .map((element) => element.getBoundingClientRect())
    // In small windows the notice of a new version is a bar above the page
    .filter(({ height, bottom }) => height > 0 && bottom > own.top)
    .map(({ top }) => top);
  return tops.length === 0 ? 0 : Math.max(0, Math.ceil(own.bottom - Math.min(...tops) + GAP));
}

/** The part of the window in which the page can be read, in pixels. */
interface Sight {
  readonly top: number;
  readonly end: number;
}

/** Keeps the field visible that the user types into, when it was visible before. */
function keepField(page: HTMLElement, before: Sight, now: Sight): void {
  const field = document.activeElement;
  if (!field?.matches('input, textarea, select, [contenteditable]') || !page.contains(field)) return;
  const { bottom } = field.getBoundingClientRect();
  const was = bottom - (now.top - before.top);
  // Not `scrollIntoView`: the scroll padding alone can be higher than a small window
  if (bottom > now.end && was <= before.end && was > before.top) page.scrollTop += bottom - now.end + GAP;
}

/** Open dialogs are over the page, and have the notifications above them in small windows. */
const isUnderDialog = ({ dataset }: HTMLElement): boolean =>
  dataset['modal'] !== undefined || dataset['sideModal'] !== undefined;

/**
 * While something floats over the lower end of the page, the page has that much space at its end, so that its last rows can be
 * scrolled out from under it. The visible content does not move when the space appears or disappears: space that the user has scrolled
 * to is kept until they scroll back. Only a field with the focus is scrolled into the visible part.
 */
export function useRoomForNotices(container: RefObject<HTMLElement | null>): void {
  // Sizes and scroll positions belong to the browser
  useEffect(() => {
    const page = container.current;
    if (!page) return undefined;
    const floating = [...document.querySelectorAll(FLOATING)];
    let room = 0;
    let sight: Sight | undefined;
    const pad = (height: number) => {
      page.style.setProperty('padding-block-end', height === 0 ? '' : `${height}px`);
    };
    const give = (height: number) => {
      const { clientWidth } = page;
      pad(height);
      // A page that just fits would get a scroll bar, which moves everything
      if (height > room && page.clientWidth < clientWidth) pad(room);
      else room = height;
    };
    const update = () => {
      if (isUnderDialog(document.documentElement)) return;
      const covered = coveredHeight(page, floating);
      const { scrollTop, clientHeight, scrollHeight } = page;
      const seen = scrollTop === 0 ? 0 : Math.ceil(scrollTop + clientHeight - scrollHeight + room);
      const next = Math.max(covered, Math.min(room, seen));
      if (next !== room) give(next);
      // Elements that the browser scrolls into view, such as the next field, are not covered either
      page.style.setProperty('scroll-padding-block-end', covered === 0 ? '' : `${covered}px`);
      const { top, bottom } = page.getBoundingClientRect();
      const now = { top, end: bottom - covered };
      if (sight) keepField(page, sight, now);
      sight = now;
    };
    const onScroll = () => {
      if (room > 0) update();
    };
    const observer = new ResizeObserver(update);
    // The padding is inside of the border
    observer.observe(page, { box: 'border-box' });
    for (const element of floating) observer.observe(element);
    page.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      page.removeEventListener('scroll', onScroll);
    };
  }, [container]);
}
