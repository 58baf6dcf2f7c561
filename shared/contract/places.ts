/**
 * Places on pages at which another area adds something: the page's resource, and what is added. `card`: a block of the page.
 * `property`: a value among the properties. `action`: an entry of the page's menu, which opens a dialog. (docs/teams.md)
 */
export const EXTENSION_PLACES = [
  'instance.card',
  'instance.property',
  'instance.action',
  'project.card',
  'vpc.property',
  'vpc.action',
  'silo.property',
] as const;

export type ExtensionPlace = (typeof EXTENSION_PLACES)[number];
