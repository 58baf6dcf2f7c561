import { pluralize } from '@console/shared/format';
import type { GroupKind } from './kinds.ts';
import type { Member } from './members.ts';

/** The serial number of the sled on which an instance runs; undefined for one that is not running. */
export type SledOf = (instanceId: string) => string | undefined;

const listed = new Intl.ListFormat('en');

/**
 * Whether the placement of a group's members matches its purpose now, as text (docs/screens/operator.md section 7.2); undefined
 * when fewer than two of them run.
 */
export function placementText(
  kind: GroupKind['id'],
  members: readonly Pick<Member, 'id' | 'name'>[],
  sledOf: SledOf,
): string | undefined {
  const placed = members.filter(({ id }) => sledOf(id) !== undefined);
  if (placed.length < 2) return undefined;
  const bySled = Map.groupBy(placed, ({ id }) => sledOf(id));
  if (kind === 'affinity') return bySled.size === 1 ? 'On one sled' : `On ${pluralize(bySled.size, 'sled')}`;
  const shared = [...bySled].filter(([, there]) => there.length > 1);
  if (shared.length === 0) return 'All apart';
  return shared
    .map(([serial, there]) => `${listed.format(there.map(({ name }) => name))} share ${serial}`)
    .join('; ');
}
