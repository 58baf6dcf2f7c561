import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the selected tab into view where the tabs do not fit. Only the row of tabs scrolls: scrolling an
 * element into view would move the page as well.
 */
export function useTabInSight(list: RefObject<HTMLElement | null>, selected: number): void {
  // Scrolling belongs to the browser
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[selected];
    if (!row || !tab) return;
    const [seen, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.right > seen.right) row.scrollBy(box.right - seen.right, 0);
    else if (box.left < seen.left) row.scrollBy(box.left - seen.left, 0);
  }, [list, selected]);
}
