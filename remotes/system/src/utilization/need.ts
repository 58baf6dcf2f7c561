import type { SiloUtilization } from '@console/shared/api';
import { CAPACITY_KINDS } from '@console/shared/capacity';
import { percentOf } from '@console/shared/format';

/** The largest share of a quota that a silo uses, in percent; use without a quota counts as more than any share. */
export const needOf = ({ provisioned, allocated }: SiloUtilization): number =>
  Math.max(
    ...CAPACITY_KINDS.map(
      ({ key }) =>
        percentOf(provisioned[key], allocated[key]) ?? (provisioned[key] > 0 ? Number.POSITIVE_INFINITY : 0),
    ),
  );

/** The silos, those closest to a quota first. */
export const needFirst = (silos: readonly SiloUtilization[]): readonly SiloUtilization[] =>
  silos.toSorted((a, b) => needOf(b) - needOf(a));
