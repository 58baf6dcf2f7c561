import { formatAge, formatDateTime } from '@console/shared/format';
import type { Fact } from '../../base/fact.ts';
import type { PositionFact } from '../racks/view/place-sleds.ts';

/** Where a chassis was last measured. */
interface Asked {
  readonly kind: 'sled' | 'switch';
  readonly serial: string;
  /** Serials of the same kind in the same rack, by which a slot that is reported twice is recognized. */
  readonly neighbors: Fact<readonly string[]>;
}

const timeOf = ({ at }: PositionFact): number => (Number.isFinite(at) ? at : Number.NEGATIVE_INFINITY);

/**
 * The slot of a chassis and the age of that value, for a work order: a technician who pulls hardware must see that a slot is unknown
 * or was measured long ago.
 */
export function slotText(facts: Fact<readonly PositionFact[]>, asked: Asked, now: number): string {
  if (!facts) return 'Checking…';
  if ('error' in facts) return `Unknown: ${facts.error}`;
  const own = facts.data
    .filter(({ kind, serial }) => kind === asked.kind && serial === asked.serial)
    .toSorted((a, b) => timeOf(b) - timeOf(a))[0];
  if (!own) return 'Unknown: no measurement names it. Look for the serial.';
  const slot = asked.kind === 'switch' ? `switch${own.slot}` : String(own.slot);
  const neighbors = asked.neighbors && 'data' in asked.neighbors ? asked.neighbors.data : undefined;
  const rival = facts.data.find(
    (other) =>
      other.kind === own.kind &&
      other.slot === own.slot &&
      other.serial !== own.serial &&
      neighbors?.includes(other.serial),
  );
  if (rival)
    return `Unknown: ${slot} is reported for ${own.serial} and for ${rival.serial}. Look for the serial.`;
  const doubt = neighbors ? '' : '. Whether another one is reported there is not known';
  if (timeOf(own) === Number.NEGATIVE_INFINITY) return `${slot}, measured at an unknown time${doubt}`;
  return `${slot}, measured ${formatAge(new Date(own.at), new Date(now))} ago (${formatDateTime(new Date(own.at))})${doubt}`;
}
