import type { SiloQuotas, SiloUtilization, VirtualResourceCounts } from '@console/shared/api';
import { sumOf } from '@console/shared/capacity';

/**
 * The silos with their quotas. Where the list of quotas and the utilization differ, a quota has changed between the two requests,
 * and the list of quotas is right (docs/screens/operator.md section 4.3).
 */
export const withQuotas = (
  utilization: readonly SiloUtilization[],
  quotas: readonly SiloQuotas[] | undefined,
): readonly SiloUtilization[] =>
  utilization.map((silo) => {
    const known = quotas?.find(({ siloId }) => siloId === silo.siloId);
    if (!known) return silo;
    const { cpus, memory, storage } = known;
    return { ...silo, allocated: { cpus, memory, storage } };
  });

/** Multiple of the hardware above which a quota is not an effective limit. */
const ABSURD = 10;

const KINDS = ['cpus', 'memory', 'storage'] as const;

/** Whether the quotas of a silo are not an effective limit: one of them is more than ten times the hardware. */
export const isUnlimited = ({ allocated }: SiloUtilization, physical: VirtualResourceCounts): boolean =>
  KINDS.some((kind) => physical[kind] > 0 && allocated[kind] > ABSURD * physical[kind]);

/** The sum of all quotas. */
export const promised = (silos: readonly SiloUtilization[]): VirtualResourceCounts =>
  sumOf(silos.map(({ allocated }) => allocated));
