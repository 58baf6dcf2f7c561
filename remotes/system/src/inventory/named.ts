import type { Baseboard } from '@console/shared/api';

/** Hardware with what people call it: what is printed on it. */
export type Named<Hardware> = Hardware & { readonly name: string };

/** Rows of hardware as lists and bulk jobs name them. */
export const named = <Hardware extends { readonly baseboard: Baseboard }>(
  hardware: Hardware,
): Named<Hardware> => ({ ...hardware, name: hardware.baseboard.serial });
