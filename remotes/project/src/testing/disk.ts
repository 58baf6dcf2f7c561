import type { Disk } from '@console/shared/api';
import { GiB } from '@console/shared/format';

const MOMENT = new Date('2026-05-02T14:14:00Z');

/** A disk for unit tests; detached by default. */
export const testDisk = (facts: Partial<Disk> = {}): Disk => ({
  id: '3f1d0a52-9f0c-4b60-8a0e-5b1d3d9f7a11',
  name: 'spare-16',
  description: '',
  devicePath: '/mnt/spare-16',
  projectId: '0b4c55a4-8bd7-4e5a-9b9c-7c1f7b7c9f10',
  state: { state: 'detached' },
  size: 16 * GiB,
  blockSize: 4096,
  timeCreated: MOMENT,
  timeModified: MOMENT,
  ...facts,
});
