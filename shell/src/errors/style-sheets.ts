/** By area: the sheets it had adopted when it was left. */
const adopted = new Map<string | undefined, readonly CSSStyleSheet[]>();
let current: string | undefined;

/**
 * Takes away the style sheets that the area on screen has adopted (`document.adoptedStyleSheets`) when another area comes, and
 * gives them back when it comes again: an area's styles must not change the pages of the others. The policy forbids every other
 * way to add styles by script.
 */
export function switchSheets(area: string | undefined): void {
  if (area === current) return;
  adopted.set(current, [...document.adoptedStyleSheets]);
  document.adoptedStyleSheets = [...(adopted.get(area) ?? [])];
  current = area;
}
