/** What other areas add to a page: its own code draws the places, theirs is fetched when a place is shown (docs/teams.md). */
export { useListExtensions } from './list.tsx';
export { ExtensionCards, ExtensionProperties, ExtensionTab, useExtensionActions } from './places.tsx';
export { useInstanceSections } from './sections.tsx';
/** @public Used by the areas of other teams. */
export type { ExtensionProps } from './props.ts';
