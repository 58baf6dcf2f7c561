import type { PhysicalDisk, Sled } from '@console/shared/api';
import { formatNumber, pluralize } from '@console/shared/format';
import { isDiskInService } from '../../disks/states.ts';
import { takenBy, type UseBySled } from '../../../capacity/model/use.ts';

/** Values that the cells show beside the status. */
export const OVERLAYS = [
  { value: 'status', label: 'Status' },
  { value: 'instances', label: 'Instances' },
  { value: 'memory', label: 'Memory' },
  { value: 'disks', label: 'Disks' },
  { value: 'temperature', label: 'Temperature' },
] as const;
export type Overlay = (typeof OVERLAYS)[number]['value'];

/** Data of the overlays; undefined where unknown, or not loaded yet while `isPending`. */
export interface Measured {
  readonly instances: UseBySled | undefined;
  readonly disks: readonly PhysicalDisk[] | undefined;
  /** By serial. */
  readonly celsius: ReadonlyMap<string, number> | undefined;
  readonly isPending: boolean;
}

/** A value of a sled as text, with its share of the total where there is one. */
export interface Reading {
  readonly text: string;
  readonly share?: { readonly used: number; readonly total: number };
  /** Differs from the usual: a disk is out of service, or the sled is warmer than the others. */
  readonly isUnusual?: boolean;
}

/** Number of instances on a sled; undefined when the request failed. */
export const instancesOn = (sled: Sled, { instances }: Measured): number | undefined =>
  instances?.get(sled.id)?.length;

/** Memory of a sled that its instances use; also undefined for a sled that reports no memory. */
export function memoryOf(sled: Sled, { instances }: Measured): Reading['share'] {
  const here = sled.usablePhysicalRam > 0 ? instances?.get(sled.id) : undefined;
  return here && { used: takenBy(here).memory, total: sled.usablePhysicalRam };
}

/** `10 of 10 disks in service`: those in service of all disks in the sled. */
export function disksOf(sled: Sled, { disks }: Measured): { inService: number; all: number } | undefined {
  const here = disks?.filter(({ sledId }) => sledId === sled.id);
  return (
    here && {
      all: here.length,
      inService: here.filter(isDiskInService).length,
    }
  );
}

/** Degrees of the warmest sensor. */
export const celsiusOf = ({ baseboard }: Sled, { celsius }: Measured): number | undefined =>
  celsius?.get(baseboard.serial);

const percent = ({ used, total }: NonNullable<Reading['share']>): string =>
  `${formatNumber(Math.round((used / total) * 100))}%`;

/**
 * The temperature above which a sled is an outlier among the others: one and a half times the distance between the quartiles above
 * the upper one. The API reports no thresholds, and none are invented.
 */
function warmLimit(celsius: Measured['celsius']): number {
  const sorted = [...(celsius?.values() ?? [])].toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return at(0.75) + 1.5 * (at(0.75) - at(0.25));
}

/**
 * The value that a cell shows of a sled (docs/screens/operator.md section 9.1); undefined when it is unknown. `status` has no
 * separate value.
 */
export function readingOf(overlay: Overlay, sled: Sled, measured: Measured): Reading | undefined {
  switch (overlay) {
    case 'status':
      return undefined;
    case 'instances': {
      const count = instancesOn(sled, measured);
      return count === undefined ? undefined : { text: pluralize(count, 'instance') };
    }
    case 'memory': {
      const share = memoryOf(sled, measured);
      return share && { text: `${percent(share)} of memory`, share };
    }
    case 'disks': {
      const disks = disksOf(sled, measured);
      return (
        disks && {
          text: `${disks.inService} of ${pluralize(disks.all, 'disk')}`,
          isUnusual: disks.inService < disks.all,
        }
      );
    }
    case 'temperature': {
      const degrees = celsiusOf(sled, measured);
      if (degrees === undefined) return undefined;
      return {
        text: `${formatNumber(Math.round(degrees))} °C`,
        isUnusual: degrees > warmLimit(measured.celsius),
      };
    }
  }
}
