import { describe, expect, it } from 'vitest';
import { GiB } from '@console/shared/format';
import { testImage, testPool, testSshKey } from '../../../testing/choices.ts';
import { testDisk } from '../../../testing/disk.ts';
import { type InstanceChoices, newInstance } from './defaults.ts';

const nothing: InstanceChoices = { siloImages: [], projectImages: [], disks: [], sshKeys: [], pools: [] };
const silo = testImage('debian', 3 * GiB);
const own = testImage('golden', 12 * GiB, 'edge-cache');

describe('a new instance', () => {
  it.each([
    ['silo', { siloImages: [silo], projectImages: [own], disks: [testDisk()] }],
    ['project', { projectImages: [own], disks: [testDisk()] }],
    ['disk', { disks: [testDisk()] }],
    ['silo', { disks: [testDisk({ state: { state: 'attached', instance: 'web' } })] }],
  ])('opens the first tab with something to boot from: %s', (source, choices) => {
    expect(newInstance({ ...nothing, ...choices }).boot.source).toBe(source);
  });

  it.each([
    [10, { siloImages: [silo], projectImages: [own] }],
    [20, { projectImages: [own] }],
    [10, {}],
    [1023, { siloImages: [testImage('huge', 1021.5 * GiB)] }],
  ])('has a boot disk of %s GiB, the first image rounded up', (size, choices) => {
    expect(newInstance({ ...nothing, ...choices }).boot.size).toBe(size);
  });

  it('starts with the snapshot that it is made from', () => {
    const from = {
      id: 'nightly',
      name: 'nightly',
      description: '',
      diskId: 'disk',
      projectId: 'edge-cache',
      size: 25 * GiB,
      state: 'ready',
      timeCreated: new Date(0),
      timeModified: new Date(0),
    } as const;
    expect(newInstance({ ...nothing, siloImages: [silo] }, from).boot).toMatchObject({
      source: 'snapshot',
      snapshot: 'nightly',
      size: 30,
    });
  });

  it('selects all keys and the default pool', () => {
    const values = newInstance({
      ...nothing,
      sshKeys: [testSshKey('laptop'), testSshKey('build-box')],
      pools: [testPool('reserve'), testPool('public', true)],
    });
    expect(values.sshKeys).toEqual(['laptop', 'build-box']);
    expect(values.ephemeralIp).toEqual({ attach: true, pool: 'public' });
  });

  it('starts with the image that it is made from, in its tab', () => {
    const choices = { ...nothing, siloImages: [silo], projectImages: [own] };
    expect(newInstance(choices, undefined, own.id).boot).toMatchObject({
      source: 'project',
      projectImage: own.id,
      size: 20,
    });
    expect(newInstance(choices, undefined, silo.id).boot).toMatchObject({
      source: 'silo',
      siloImage: silo.id,
    });
  });

  it('selects the only pool, and none of several when none is the default', () => {
    const poolOf = (...pools: ReturnType<typeof testPool>[]) =>
      newInstance({ ...nothing, pools }).ephemeralIp.pool;
    expect(poolOf(testPool('reserve'))).toBe('reserve');
    expect(poolOf(testPool('reserve'), testPool('other'))).toBeNull();
  });
});
