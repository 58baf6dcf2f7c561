import type { Sled, VirtualResourceCounts } from '@console/shared/api';
import { TiB } from '@console/shared/format';
import { isInService, takesInstances } from '../../base/sleds/states.ts';

/** Usable bytes of a sled's disks: a constant, because the API returns no sizes (docs/specification.md section 9). */
export const SLED_STORAGE = 32 * TiB * 0.909;

/** Share of the hardware that may be allocated at most. */
export const TARGET = 0.7;

function sumOf(sleds: readonly Sled[]): VirtualResourceCounts {
  return {
    cpus: sleds.reduce((sum, { usableHardwareThreads }) => sum + usableHardwareThreads, 0),
    memory: sleds.reduce((sum, { usablePhysicalRam }) => sum + usablePhysicalRam, 0),
    storage: Math.round(sleds.length * SLED_STORAGE),
  };
}

/**
 * Total resources of the hardware in service: threads and memory of its sleds, and a constant for the disks of each
 * (docs/screens/operator.md section 9.3).
 */
export const physical = (sleds: readonly Sled[]): VirtualResourceCounts => sumOf(sleds.filter(isInService));

/** The same for the sleds that take new instances. */
export const provisionable = (sleds: readonly Sled[]): VirtualResourceCounts =>
  sumOf(sleds.filter(takesInstances));
