import type { Silo } from '@console/shared/api';
import type { Lookup } from '@console/shared/table';

/** The known silos of the fleet. */
export type KnownSilos = Lookup<{ readonly items: readonly Pick<Silo, 'id' | 'name'>[] }>;

/** Name of a silo, once it is known; `null` when there is no such silo. */
export const siloName = ({ data }: KnownSilos, siloId: string): string | null | undefined =>
  data && (data.items.find(({ id }) => id === siloId)?.name ?? null);
