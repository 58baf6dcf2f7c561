import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromGiB, GiB, NAME_MAX, nameError } from '@console/shared/format';
import { testImage } from '../../../testing/choices.ts';
import { instanceBody } from './payload.ts';
import type { InstanceOrder } from './schema.ts';

const sources = new Map([['debian-id', { ...testImage('debian-13', 3 * GiB), id: 'debian-id' }]]);
const facts = { sources, userData: undefined };

const order: InstanceOrder = {
  name: 'web',
  description: 'Serves',
  start: true,
  hardware: { ncpus: 2, memory: fromGiB(8) },
  boot: { type: 'create', imageId: 'debian-id', size: fromGiB(10), name: undefined },
  disks: [],
  sshKeys: ['laptop-id'],
  network: { kind: 'default', interfaces: [] },
  hostname: undefined,
  ephemeralIp: { attach: true, pool: 'public' },
  floatingIps: [],
  antiAffinityGroups: [],
  affinityGroups: [],
  userData: { data: undefined },
};

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,61}[a-z0-9]$/);
const nic = fc.record({ name, description: fc.string(), vpcName: name, subnetName: name });

const orders: fc.Arbitrary<InstanceOrder> = fc.record({
  name,
  description: fc.string(),
  start: fc.boolean(),
  hardware: fc.record({ ncpus: fc.integer({ min: 1, max: 64 }), memory: fc.integer({ min: 1 }) }),
  boot: fc.oneof(
    fc.record({
      type: fc.constant('create' as const),
      imageId: fc.constantFrom('debian-id', 'gone'),
      size: fc.integer({ min: 1 }),
      name: fc.option(name, { nil: undefined }),
    }),
    fc.record({
      type: fc.constant('create' as const),
      snapshotId: fc.constantFrom('debian-id', 'gone'),
      size: fc.integer({ min: 1 }),
      name: fc.option(name, { nil: undefined }),
    }),
    fc.record({ type: fc.constant('attach' as const), name }),
  ),
  disks: fc.array(fc.record({ type: fc.constant('attach' as const), name })),
  sshKeys: fc.array(fc.uuid()),
  network: fc.record({
    kind: fc.constantFrom('none' as const, 'default' as const, 'create' as const),
    interfaces: fc.array(nic),
  }),
  hostname: fc.option(name, { nil: undefined }),
  ephemeralIp: fc.record({ attach: fc.boolean(), pool: fc.option(name) }),
  floatingIps: fc.array(name),
  antiAffinityGroups: fc.array(name),
  affinityGroups: fc.array(name),
  userData: fc.constant({ data: undefined }),
});

describe('the request', () => {
  it('contains the values of the form', () => {
    expect(instanceBody(order, { sources, userData: 'aGVsbG8=', random: () => 0 })).toEqual({
      name: 'web',
      description: 'Serves',
      start: true,
      ncpus: 2,
      memory: 8 * GiB,
      hostname: 'web',
      bootDisk: {
        type: 'create',
        name: 'web-debian-13-000000',
        description: 'Boot disk of web',
        size: 10 * GiB,
        diskSource: { type: 'image', imageId: 'debian-id' },
      },
      disks: [],
      sshPublicKeys: ['laptop-id'],
      networkInterfaces: { type: 'default' },
      externalIps: [{ type: 'ephemeral', pool: 'public' }],
      userData: 'aGVsbG8=',
    });
  });

  it('has a boot disk made from the chosen snapshot', () => {
    const boot = { type: 'create', snapshotId: 'debian-id', size: GiB, name: undefined } as const;
    expect(instanceBody({ ...order, boot }, { ...facts, random: () => 0 }).bootDisk).toMatchObject({
      name: 'web-debian-13-000000',
      diskSource: { type: 'snapshot', snapshotId: 'debian-id' },
    });
  });

  it('omits the pool when none is chosen', () => {
    const body = instanceBody({ ...order, ephemeralIp: { attach: true, pool: null } }, facts);
    expect(body.externalIps).toEqual([{ type: 'ephemeral' }]);
    expect(body.externalIps?.[0]).not.toHaveProperty('pool');
  });

  it('names the anti-affinity groups, and does not start an instance for affinity groups before it is a member', () => {
    fc.assert(
      fc.property(orders, (one) => {
        const body = instanceBody(one, facts);
        expect(body.antiAffinityGroups ?? []).toEqual(one.antiAffinityGroups);
        expect(body.start).toBe(one.start && one.affinityGroups.length === 0);
      }),
    );
  });

  it('always has a boot disk name that the server accepts', () => {
    fc.assert(
      fc.property(orders, (one) => {
        const { bootDisk } = instanceBody(one, facts);
        expect(nameError(bootDisk?.name ?? '')).toBeUndefined();
        expect(bootDisk?.name.length).toBeLessThanOrEqual(NAME_MAX);
        if (one.boot.type === 'create')
          expect(bootDisk?.name).toContain(one.boot.name ?? one.name.slice(0, 20));
        else expect(bootDisk).toEqual(one.boot);
      }),
    );
  });

  it('requests at most one ephemeral address, and every floating one', () => {
    fc.assert(
      fc.property(orders, (one) => {
        const { externalIps = [] } = instanceBody(one, facts);
        expect(externalIps.filter(({ type }) => type === 'ephemeral')).toHaveLength(
          one.ephemeralIp.attach ? 1 : 0,
        );
        expect(externalIps.filter(({ type }) => type === 'floating')).toEqual(
          one.floatingIps.map((floatingIp) => ({ type: 'floating', floatingIp })),
        );
      }),
    );
  });

  it('sends interfaces only when they are chosen, and uses the name as the default host name', () => {
    fc.assert(
      fc.property(orders, (one) => {
        const body = instanceBody(one, facts);
        const { kind, interfaces } = one.network;
        expect(body.networkInterfaces).toEqual(
          kind === 'create' ? { type: 'create', params: interfaces } : { type: kind },
        );
        expect(body.hostname).toBe(one.hostname ?? one.name);
        expect(body).not.toHaveProperty('userData');
      }),
    );
  });
});
