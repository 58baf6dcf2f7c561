/**
 * Places on pages at which another area can add something: the page's resource, and the kind of addition. `tab`: a tab with its own
 * address. `card`: a block of the page. `property`: a value among the properties. `action`: an entry of the page's menu and of the rows'
 * menus, which opens a dialog. `section`: a section of the form of a new one. `column`: a column of the list. `bulk`: an action on the
 * selected rows of the list, which opens a dialog. (docs/teams.md)
 */
export const EXTENSION_PLACES = [
  'instance.card',
  'instance.property',
  'instance.action',
  'project.card',
  'vpc.property',
  'vpc.action',
  'silo.property',
  'instance.tab',
  'vpc.tab',
  'instance.column',
  'instance.bulk',
  'disk.card',
  'disk.property',
  'disk.action',
  'disk.column',
  'disk.bulk',
  'project.action',
  'project.column',
  'project.bulk',
  'vpc.card',
  'vpc.column',
  'vpc.bulk',
  'silo.tab',
  'silo.card',
  'silo.action',
  'silo.column',
  'silo.bulk',
  'sled.tab',
  'sled.card',
  'sled.property',
  'sled.action',
  'sled.column',
  'sled.bulk',
  'instance.section',
  'home.card',
  'system.card',
] as const;

export type ExtensionPlace = (typeof EXTENSION_PLACES)[number];

/**
 * Why the extensions of an area can be neither built nor published; undefined when they can. The code of an extension is found by its id,
 * so each id belongs to one extension of the area.
 */
export function extensionProblem(
  entries: readonly { readonly place: string; readonly id: string }[],
): string | undefined {
  const odd = entries.find(({ place }) => !EXTENSION_PLACES.some((one) => one === place));
  if (odd) return `extends "${odd.place}", which is no place. Places: ${EXTENSION_PLACES.join(', ')}`;
  const again = entries.find(({ id }, index) => entries.findIndex((one) => one.id === id) < index);
  return again && `extends has the id "${again.id}" twice. Each needs its own, by which its code is found`;
}
