import { Dash, Quantity, Skeleton, Unknown } from '@console/shared/ui';
import type { Slots } from './use-slots.ts';

/** The slot of a sled; a dash for a sled out of service and for parts in no sled. */
export function SlotText({ slots, sledId }: { slots: Slots; sledId: string | null | undefined }) {
  if (!sledId) return <Dash />;
  if (!slots) return <Skeleton width="1.5rem" />;
  const slot = slots.get(sledId);
  if (slot === undefined) return <Unknown />;
  return slot === null ? <Dash /> : <Quantity value={slot} />;
}
