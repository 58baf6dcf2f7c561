import type { PhysicalDisk } from '@console/shared/api';

/** Whether a disk works: in service by its policy, which a server of another version may not report, and not decommissioned. */
export const isDiskInService = ({ policy, state }: Pick<PhysicalDisk, 'policy' | 'state'>): boolean =>
  policy?.kind === 'in_service' && state === 'active';

/** Disks with those out of service first; otherwise their order is kept. */
export const outOfServiceFirst = (disks: readonly PhysicalDisk[]): PhysicalDisk[] =>
  disks.toSorted((a, b) => Number(isDiskInService(a)) - Number(isDiskInService(b)));
