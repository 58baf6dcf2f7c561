import { describe, expect, it } from 'vitest';
import type { Image, Snapshot } from '@console/shared/api';
import { GiB } from '@console/shared/format';
import { imageItems, snapshotItems } from './sources.ts';
import { testDisk } from '../../testing/disk.ts';

const moment = new Date('2026-05-02T14:14:00Z');
const common = { description: '', timeCreated: moment, timeModified: moment, projectId: 'project' };
const disk = testDisk();
const snapshot: Snapshot = {
  ...common,
  id: 's',
  name: 'nightly',
  diskId: disk.id,
  size: 8 * GiB,
  state: 'ready',
};
const image: Image = {
  ...common,
  id: 'i',
  name: 'debian-13',
  os: 'Debian',
  version: '13',
  size: 2.5 * GiB,
  blockSize: 512,
};

describe('sources of a disk', () => {
  it('shows when a snapshot was created, of which disk, and its size', () => {
    const [item] = snapshotItems([snapshot], [disk]);
    expect(item).toMatchObject({ value: 's', label: 'nightly', disabled: false });
    expect(item?.description).toMatch(/^Created May 2, 2026.* \/ from spare-16 \/ 8 GiB$/);
  });

  it('omits a disk that was deleted', () => {
    expect(snapshotItems([snapshot], [])[0]?.description).not.toContain('from');
  });

  it('disables a snapshot that is not ready, and shows why', () => {
    const [item] = snapshotItems([{ ...snapshot, state: 'creating' }], [disk]);
    expect(item).toMatchObject({ disabled: true });
    expect(item?.description).toMatch(/ \/ creating$/);
  });

  it.each([
    ['project', 'Debian / 13 / 2.5 GiB / Project image'],
    [null, 'Debian / 13 / 2.5 GiB / Silo image'],
  ])('shows the owner of an image: %s', (projectId, description) => {
    expect(imageItems([{ ...image, projectId }])).toEqual([{ value: 'i', label: 'debian-13', description }]);
  });
});
