import type { Baseboard } from '@console/shared/api';

/** Serials of the hardware of a rack. */
export const serialsOf = (
  all: readonly { readonly baseboard: Baseboard; readonly rackId: string }[] | undefined,
  rackId: string,
): readonly string[] | undefined =>
  all?.filter((one) => one.rackId === rackId).map(({ baseboard }) => baseboard.serial);
