import { type Fact, mapFact } from '../../base/fact.ts';
import { useFact } from '../../base/use-fact.ts';
import type { PositionFact } from '../racks/view/place-sleds.ts';
import { positions } from '../racks/view/positions.ts';

/** Where the hardware was last measured. */
export const usePositions = (): Fact<readonly PositionFact[]> =>
  mapFact(useFact(positions()), ({ facts }) => facts);
