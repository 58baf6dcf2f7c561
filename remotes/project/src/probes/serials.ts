import type { Sled } from '@console/shared/api';

/** Serials of sleds by id, for users who may see them. */
export const serialsOf = (sleds: readonly Sled[]): ReadonlyMap<string, string> =>
  new Map(sleds.map(({ id, baseboard }) => [id, baseboard.serial]));
