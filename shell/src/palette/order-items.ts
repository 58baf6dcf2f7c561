import type { FoundAction } from '@console/shared/contract';
import { currentConsole } from '../composition/console.ts';
import type { PaletteItem } from './items.ts';
import { type Hit, labelOf } from '../search/hits.ts';
import { kindOf } from '../search/kinds.ts';
import { hitKey } from '../search/rank.ts';
import type { Order } from '../search/subject.ts';

/** Maximum number of resources whose actions are offered for one order. */
const MAX_THINGS = 5;

/**
 * Whether the name of a resource starts with the name in the order: `stop cache` applies to all caches, not to names that contain
 * the letters. Results of other teams' areas have no actions.
 */
const isMeant = ({ kind, name, to }: Hit, { subject }: Order): boolean =>
  kind !== 'other' && to !== undefined && name.toLowerCase().startsWith(subject);

/** The current actions of a resource, from the area of its kind; none when the area is unavailable. */
async function actionsOn({ kind, id, name, project }: Hit): Promise<readonly FoundAction[]> {
  const { area } = kindOf(kind);
  if (area === undefined) return [];
  try {
    const module = await currentConsole().loader.load(area);
    return (await module.actionsOn?.({ kind, id, name, ...(project !== undefined && { project }) })) ?? [];
  } catch {
    // The resource itself is still found; its page shows why the area does not work
    return [];
  }
}

function itemOf(hit: Hit, { id, label, reason, to, onSelect }: FoundAction): PaletteItem {
  const { kind, name, context, state } = hit;
  return {
    group: 'Actions',
    id: `${hitKey(hit)} ${id}`,
    label: `${label} ${name}`,
    icon: kindOf(kind).icon,
    context: reason ?? [labelOf(hit), ...context].join(' · '),
    ...(state !== undefined && { state }),
    ...(reason !== undefined && { reason }),
    ...(to !== undefined && { to }),
    ...(onSelect && { run: onSelect }),
  };
}

/**
 * The actions of an order as entries of the palette: those of the named resources whose label starts with its verb. Call the result
 * with the search results whenever they change; each resource is requested once.
 */
export function orderItems(
  order: Order,
  report: (items: readonly PaletteItem[]) => void,
): (hits: readonly Hit[]) => void {
  const byThing = new Map<string, readonly PaletteItem[]>();
  const ask = async (hit: Hit) => {
    const actions = await actionsOn(hit);
    const meant = actions.filter(({ label }) => label.toLowerCase().startsWith(order.verb));
    if (meant.length === 0) return;
    byThing.set(
      hitKey(hit),
      meant.map((action) => itemOf(hit, action)),
    );
    report([...byThing.values()].flat());
  };
  return (hits) => {
    for (const hit of hits.filter((one) => isMeant(one, order)).slice(0, MAX_THINGS))
      if (!byThing.has(hitKey(hit))) {
        byThing.set(hitKey(hit), []);
        void ask(hit);
      }
  };
}
