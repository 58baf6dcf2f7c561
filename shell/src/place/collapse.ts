/**
 * Number of breadcrumbs to collapse so that the others fit. Collapsing starts with the second one: the first is the start of the trail,
 * and the last two are the page and its parent.
 * @param widths width of each breadcrumb with its separator, in pixels
 * @param available width of the bar, in pixels
 * @param menu width of the menu button for the collapsed breadcrumbs, in pixels
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
