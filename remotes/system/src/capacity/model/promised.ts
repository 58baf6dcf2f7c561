import type { SiloQuotas, SiloUtilization, VirtualResourceCounts } from '@console/shared/api';
import { sumOf } from '@console/shared/capacity';

/** A silo with its quotas and its utilization. */
export interface SiloUse {
  readonly id: string;
  readonly name: string;
  readonly quota: VirtualResourceCounts;
  readonly used: VirtualResourceCounts;
}

/**
 * The silos with their quotas. Where the list of quotas and the utilization differ, a quota has changed between the two requests,
 * and the list of quotas is right (docs/screens/operator.md section 4.3).
 */
export const siloUse = (
  utilization: readonly SiloUtilization[],
  quotas: readonly SiloQuotas[] | undefined,
): readonly SiloUse[] =>
  utilization.map(({ siloId, siloName, provisioned, allocated }) => {
    const { cpus, memory, storage } = quotas?.find((one) => one.siloId === siloId) ?? allocated;
    return { id: siloId, name: siloName, quota: { cpus, memory, storage }, used: provisioned };
  });

/** Factor above the hardware from which a quota is no effective limit. */
const ABSURD = 10;

const KINDS = ['cpus', 'memory', 'storage'] as const;

/** Whether the quotas of a silo are no effective limit: one of them is more than ten times the hardware. */
export const isUnlimited = ({ quota }: SiloUse, physical: VirtualResourceCounts): boolean =>
  KINDS.some((kind) => physical[kind] > 0 && quota[kind] > ABSURD * physical[kind]);

/** The sum of all quotas. */
export const promised = (silos: readonly SiloUse[]): VirtualResourceCounts =>
  sumOf(silos.map(({ quota }) => quota));

/** The ratio of the quotas to the hardware; undefined without hardware. */
export const ratio = (promise: number, physical: number): number | undefined =>
  physical > 0 ? promise / physical : undefined;
