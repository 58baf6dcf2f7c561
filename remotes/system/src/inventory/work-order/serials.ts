import type { Baseboard } from '@console/shared/api';
import { type Fact, mapFact } from '../../base/fact.ts';

interface InRack {
  readonly baseboard: Baseboard;
  readonly rackId: string;
}

/** Serials of the hardware of a rack. */
export const serialsOf = (
  all: Fact<{ readonly items: readonly InRack[] }>,
  rackId: string,
): Fact<readonly string[]> =>
  mapFact(all, ({ items }) =>
    items.filter((one) => one.rackId === rackId).map(({ baseboard }) => baseboard.serial),
  );
