import type { NavEntry, NavIcon } from '@console/shared/contract';
import { fillPath } from '@console/shared/routing';
import { navigationOf } from '../place/navigation.ts';
import type { Place } from '../place/place.ts';
import type { AreaRow } from '../composition/registry-rows.ts';

/** A place, by the icon of its entry; a page below the entry has its own path. */
type PlaceKey = readonly [letter: string, icon: NavIcon, name: string, path?: string];

/** Places by the letter after G (docs/design/language.md section 15, docs/screens/operator.md section 10). */
export const PLACE_KEYS: readonly PlaceKey[] = [
  ['p', 'projects', 'projects'],
  ['i', 'instances', 'instances'],
  ['d', 'disks', 'disks'],
  ['v', 'vpcs', 'VPCs'],
  ['f', 'floating-ips', 'floating IPs'],
  ['s', 'silos', 'silos'],
  ['u', 'utilization', 'utilization'],
  ['q', 'oxql', 'OxQL explorer'],
  ['c', 'capacity', 'capacity'],
  ['h', 'health', 'network health'],
  ['r', 'inventory', 'racks', '/system/inventory/racks'],
];

/**
 * The path for a letter: an entry of the current frame, else of the silo, else of the system for users who may open it.
 * Undefined when no registered area has such an entry, or when it needs a project and the current path has none.
 */
export function placeForKey(
  letter: string,
  rows: readonly AreaRow[],
  place: Place,
  isFleetViewer: boolean,
): string | undefined {
  const [, icon, , path] = PLACE_KEYS.find(([key]) => key === letter) ?? [];
  const elsewhere = ['silo', ...(isFleetViewer ? ['system'] : [])].flatMap((frame) =>
    navigationOf(rows, frame),
  );
  const isReachable = (entry: NavEntry) =>
    entry.icon === icon && !fillPath(entry.to, place.params).includes(':');
  const entry = [...place.navigation, ...elsewhere].find(isReachable);
  return entry && (path ?? fillPath(entry.to, place.params));
}
