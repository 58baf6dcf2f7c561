import type { AreaName, FoundAction } from '@console/shared/contract';
import { currentConsole } from '../composition/console.ts';
import type { PaletteItem } from './items.ts';
import type { Hit } from '../search/hits.ts';
import { type Kind, KINDS } from '../search/kinds.ts';
import { hitKey } from '../search/rank.ts';
import type { Order } from '../search/subject.ts';

/** Things whose actions are offered for one order. */
const MAX_THINGS = 5;

/** Kinds whose actions the system area has; the project area has those of the others. */
const OF_SYSTEM: readonly Kind[] = ['silo', 'ip-pool', 'sled'];

/** Whether the name of a thing begins as the order says: `stop cache` is for all caches, not for what contains the letters. */
const isMeant = ({ name, to }: Hit, { subject }: Order): boolean =>
  to !== undefined && name.toLowerCase().startsWith(subject);

/** The actions on a thing now, of the area that has its lists; none when the area is not there. */
async function actionsOn({ kind, id, name, project }: Hit): Promise<readonly FoundAction[]> {
  const area: AreaName = OF_SYSTEM.includes(kind) ? 'system' : 'project';
  try {
    const module = await currentConsole().loader.load(area);
    return (await module.actionsOn?.({ kind, id, name, ...(project !== undefined && { project }) })) ?? [];
  } catch {
    // The thing itself is still found; its page says why the area does not work
    return [];
  }
}

function itemOf(hit: Hit, { id, label, reason, to, onSelect }: FoundAction): PaletteItem {
  const { kind, name, context, state } = hit;
  return {
    group: 'Actions',
    id: `${hitKey(hit)} ${id}`,
    label: `${label} ${name}`,
    icon: KINDS[kind].icon,
    context: reason ?? [KINDS[kind].label, ...context].join(' · '),
    ...(state !== undefined && { state }),
    ...(reason !== undefined && { reason }),
    ...(to !== undefined && { to }),
    ...(onSelect && { run: onSelect }),
  };
}

/**
 * The actions that an order means, as entries of the palette: those of the things it names whose label begins with its verb. Call
 * the result with what was found, as often as that changes; each thing is asked once.
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
