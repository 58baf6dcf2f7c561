import type { SiloQuotas, SiloUtilization, VirtualResourceCounts } from '@console/shared/api';
import { sumOf } from '@console/shared/capacity';

/** A silo with its quotas and what is in use of them. */
export interface SiloUse {
  readonly id: string;
  readonly name: string;
  readonly quota: VirtualResourceCounts;
  readonly used: VirtualResourceCounts;
}

/**
 * The silos with their quotas. Where the list of quotas differs from the utilization, something has changed in between: the list of
 * quotas is right (docs/screens/operator.md section 4.3).
 */
export const siloUse = (
  utilization: readonly SiloUtilization[],
  quotas: readonly SiloQuotas[] | undefined,
): readonly SiloUse[] =>
  utilization.map(({ siloId, siloName, provisioned, allocated }) => {
    const { cpus, memory, storage } = quotas?.find((one) => one.siloId === siloId) ?? allocated;
    return { id: siloId, name: siloName, quota: { cpus, memory, storage }, used: provisioned };
  });

/** A quota above so many times the hardware promises nothing in particular. */
const ABSURD = 10;

const KINDS = ['cpus', 'memory', 'storage'] as const;

/** The quotas of a silo are no limit in effect: one of them is more than ten times what there is. */
export const isUnlimited = ({ quota }: SiloUse, physical: VirtualResourceCounts): boolean =>
  KINDS.some((kind) => physical[kind] > 0 && quota[kind] > ABSURD * physical[kind]);

/** What quotas promise together. */
export const promised = (silos: readonly SiloUse[]): VirtualResourceCounts =>
  sumOf(silos.map(({ quota }) => quota));

/** How many times the hardware was promised; undefined without hardware. */
export const ratio = (promise: number, physical: number): number | undefined =>
  physical > 0 ? promise / physical : undefined;
