/**
 * How many crumbs to take out of the trail so that the rest fits. They are taken from the second on: the first says
 * where the trail begins, the last two what the page is and what it belongs to.
 * @param widths pixels of each crumb with its separator
 * @param available pixels of the bar
 * @param menu pixels of the button that holds what was taken out
 */
export function collapsedCount(widths: readonly number[], available: number, menu: number): number {
  const most = Math.max(0, widths.length - 3);
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= available) return 0;
  let rest = total + menu;
  for (let count = 1; count <= most; count += 1) {
    rest -= widths[count] ?? 0;
    if (rest <= available) return count;
  }
  return most;
}
