/**
 * Additions of other areas to a page: the page's code draws the places, that of the areas is fetched when a place is shown
 * (docs/teams.md).
 */
export { useListExtensions } from './list.tsx';
export { useExtensionActions } from './actions.tsx';
export { ExtensionCards } from './cards.tsx';
export { ExtensionProperties } from './properties.tsx';
export { ExtensionTab } from './tab.tsx';
export { useInstanceSections } from './sections.tsx';
/** @public Used by the areas of other teams. */
export type { ExtensionProps } from './props.ts';
