import { Dash, Quantity, Skeleton } from '@console/shared/ui';
import type { Slots } from './use-slots.ts';

/** The slot of a sled; a dash when it has none, and neither until the slots are known. */
export function SlotText({ slots, sledId }: { slots: Slots; sledId: string | null | undefined }) {
  if (!slots) return <Skeleton width="1.5rem" />;
  const slot = slots.get(sledId ?? '');
  return slot === undefined ? <Dash /> : <Quantity value={slot} />;
}
