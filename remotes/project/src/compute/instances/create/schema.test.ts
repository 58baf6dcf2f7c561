import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromGiB, GiB } from '@console/shared/format';
import { leastSize } from '../../../storage/disks/size.ts';
import { testImage, testPool } from '../../../testing/choices.ts';
import { newInstance } from './defaults.ts';
import { PRESET_FAMILIES, PRESETS } from './presets.ts';
import { instanceSchema, type InstanceValues } from './schema.ts';

const debian = testImage('debian', 3 * GiB);
const golden = testImage('golden', 11.5 * GiB, 'edge-cache');
const nightly = testImage('nightly', 20 * GiB);
const sources = new Map([debian, golden, nightly].map((one) => [one.id, one]));
const schema = instanceSchema({ sources, diskNames: new Set(['spare']) });

const start = newInstance({
  siloImages: [debian],
  projectImages: [golden],
  disks: [],
  sshKeys: [],
  pools: [testPool('public', true)],
});
const good: InstanceValues = { ...start, name: 'web', boot: { ...start.boot, siloImage: 'debian' } };

const problems = (change: Partial<InstanceValues>) =>
  (v.safeParse(schema, { ...good, ...change }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);
const boot = (change: Partial<InstanceValues['boot']>) => problems({ boot: { ...good.boot, ...change } });

describe('boot disk', () => {
  it('requires the image of the open tab or a disk, and ignores the other tabs', () => {
    expect(boot({})).toEqual([]);
    expect(boot({ siloImage: null })).toEqual([['boot.siloImage', '{label} is required']]);
    expect(boot({ source: 'project' })).toEqual([['boot.projectImage', '{label} is required']]);
    expect(boot({ source: 'disk' })).toEqual([['boot.disk', '{label} is required']]);
    expect(boot({ source: 'disk', disk: 'spare', siloImage: null, size: null, name: 'No!' })).toEqual([]);
  });

  // @sheet compute-storage/9.85
  it('is as large as its image, in whole GiB', () => {
    expect(boot({ size: 2 })).toEqual([['boot.size', 'Must be at least 3 GiB, the size of the image']]);
    const project = { source: 'project', projectImage: 'golden' } as const;
    expect(boot({ ...project, size: 11 })).toEqual([
      ['boot.size', 'Must be at least 12 GiB, the size of the image'],
    ]);
    expect(boot({ ...project, size: 12 })).toEqual([]);
    expect(boot({ size: 1024 })).toEqual([['boot.size', 'Can be at most 1023 GiB']]);
    expect(boot({ size: 12.5 })).toEqual([['boot.size', 'Must be a whole number']]);
    expect(boot({ size: null })).toEqual([['boot.size', 'Disk size is required']]);
  });

  it('can be made from a snapshot, and must be at least as large', () => {
    const snapshot = { source: 'snapshot', snapshot: 'nightly', siloImage: null } as const;
    expect(boot({ ...snapshot, snapshot: null })).toEqual([['boot.snapshot', '{label} is required']]);
    expect(boot({ ...snapshot, size: 19 })).toEqual([
      ['boot.size', 'Must be at least 20 GiB, the size of the snapshot'],
    ]);
    expect(boot({ ...snapshot, size: 20 })).toEqual([]);
  });

  it('fits every image whose size it was raised to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1023 * GiB }), (size) => {
        const facts = { sources: new Map([['any', testImage('any', size)]]), diskNames: new Set<string>() };
        const values = { ...good, boot: { ...good.boot, siloImage: 'any', size: leastSize(size) } };
        expect(v.safeParse(instanceSchema(facts), values).success).toBe(true);
      }),
    );
  });

  it('has a unique name', () => {
    expect(boot({ name: 'spare' })).toEqual([['boot.name', 'Name is already in use']]);
    expect(boot({ name: '1web' })).toEqual([['boot.name', 'Must start with a lower-case letter']]);
    const added = { type: 'attach', name: 'added' } as const;
    expect(problems({ boot: { ...good.boot, name: 'added' }, disks: [added] })).toEqual([
      ['boot.name', 'Name is already in use'],
    ]);
    expect(problems({ disks: [added] })).toEqual([]);
  });

  it('is compared with added disks even when other fields are invalid', () => {
    const disks = [{ type: 'attach', name: 'added' } as const];
    expect(problems({ name: '', disks, boot: { ...good.boot, name: 'added' } })).toHaveLength(2);
  });
});

describe('hardware', () => {
  it.each(PRESET_FAMILIES.flatMap((family) => PRESETS[family].map((one) => [family, one] as const)))(
    '%s %s is sent in bytes, with any values in the fields of the other tab',
    (family, { id, ncpus, gib }) => {
      const hardware = { family, preset: id, ncpus: null, memory: 9000 };
      expect(v.parse(schema, { ...good, hardware }).hardware).toEqual({ ncpus, memory: fromGiB(gib) });
    },
  );

  // @sheet compute-storage/9.84
  it.each([
    [0, 8, 'hardware.ncpus', 'Must be at least 1 vCPU'],
    [65, 8, 'hardware.ncpus', 'CPUs capped to 64'],
    [2, 0, 'hardware.memory', 'Must be at least 1 GiB'],
    [2, 257, 'hardware.memory', 'Can be at most 256 GiB'],
    [2, 1.5, 'hardware.memory', 'Must be a whole number'],
    [null, 8, 'hardware.ncpus', '{label} is required'],
  ])('custom %s CPUs and %s GiB are refused', (ncpus, memory, path, message) => {
    const hardware = { family: 'custom', preset: '2-8', ncpus, memory } as const;
    expect(problems({ hardware })).toEqual([[path, message]]);
  });
});

describe('the rest', () => {
  it('accepts at most 100 keys', () => {
    const keys = Array.from({ length: 101 }, (_, index) => `key-${index}`);
    expect(problems({ sshKeys: keys.slice(1) })).toEqual([]);
    expect(problems({ sshKeys: keys })).toEqual([['sshKeys', 'An instance can have at most 100 SSH keys']]);
  });

  // @sheet compute-storage/9.83
  it('requires an interface when custom interfaces are chosen', () => {
    expect(problems({ network: { kind: 'create', interfaces: [] } })).toEqual([
      ['network.interfaces', 'Add a network interface, or choose None'],
    ]);
    expect(problems({ network: { kind: 'none', interfaces: [] } })).toEqual([]);
  });

  // @sheet compute-storage/9.79
  it('accepts seven disks beside the boot disk', () => {
    const disks = Array.from({ length: 8 }, (_, index) => ({
      type: 'attach' as const,
      name: `disk-${index}`,
    }));
    expect(problems({ disks: disks.slice(1) })).toEqual([]);
    expect(problems({ disks })).toEqual([
      ['disks', 'An instance can have at most 8 disks, including its boot disk'],
    ]);
  });

  // @sheet compute-storage/9.82
  it('accepts interfaces of one VPC, each in its own subnet, and eight at most', () => {
    const nic = (vpcName: string, subnetName: string) => ({
      name: `${vpcName}-${subnetName}`,
      description: '',
      vpcName,
      subnetName,
    });
    const messagesOf = (...interfaces: ReturnType<typeof nic>[]) =>
      problems({ network: { kind: 'create', interfaces } });
    expect(messagesOf(nic('a', 'x'), nic('a', 'y'))).toEqual([]);
    expect(messagesOf(nic('a', 'x'), nic('b', 'x'))).toEqual([
      ['network.interfaces', 'All interfaces of an instance must be in one VPC'],
    ]);
    expect(messagesOf(nic('a', 'x'), nic('a', 'x'))).toEqual([
      ['network.interfaces', 'An instance can have one interface in each subnet'],
    ]);
    expect(messagesOf(...Array.from({ length: 9 }, (_, index) => nic('a', `s${index}`)))).toEqual([
      ['network.interfaces', 'An instance can have at most 8 network interfaces'],
    ]);
  });

  it.each(['web', 'Web.example.test', '1', 'a'.repeat(253), ''])('accepts the host name "%s"', (hostname) => {
    expect(problems({ hostname })).toEqual([]);
  });

  it.each(['-web', 'web-', 'web..test', 'web_1', 'a'.repeat(254)])(
    'refuses the host name "%s"',
    (hostname) => {
      expect(problems({ hostname })).toMatchObject([['hostname', expect.any(String)]]);
    },
  );

  // @sheet common-ui/34.26 compute-storage/9.86
  it('accepts at most 32 KiB of user data', () => {
    const file = (size: number) => new File([new Uint8Array(size)], 'user-data');
    const none = { source: 'file' as const, file: null, text: '' };
    expect(problems({ userData: { ...none, file: file(32 * 1024) } })).toEqual([]);
    expect(problems({ userData: { ...none, file: file(32 * 1024 + 1) } })).toEqual([
      ['userData.file', 'Must be 32 KiB or smaller'],
    ]);
    const pasted = { ...none, source: 'text' as const, file: file(32 * 1024 + 1) };
    expect(problems({ userData: { ...pasted, text: '#cloud-config' } })).toEqual([]);
    expect(problems({ userData: { ...pasted, text: 'ü'.repeat(16 * 1024 + 1) } })).toEqual([
      ['userData.text', 'Must be 32 KiB or smaller'],
    ]);
  });

  it('requires no pool, because the server reports a missing default', () => {
    expect(problems({ ephemeralIp: { attach: true, pool: null } })).toEqual([]);
  });
});
