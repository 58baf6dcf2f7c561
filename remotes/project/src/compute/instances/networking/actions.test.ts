import { describe, expect, it, vi } from 'vitest';
import type { ExternalIp, InstanceNetworkInterface, InstanceState } from '@console/shared/api';
import { externalIpActions } from './external-ip-actions.tsx';
import { interfaceActions, interfaceRefusal } from './interface-actions.tsx';

const MOMENT = new Date('2026-05-02T14:14:00Z');

const nic = (primary: boolean): InstanceNetworkInterface => ({
  id: '7d1c2f9e-5e0b-4f2f-8d4e-2f1d3bb41d7a',
  instanceId: '6f0c2f9e-5e0b-4f2f-8d4e-2f1d3bb41d7a',
  name: 'net0',
  description: '',
  ip: '172.30.0.5',
  mac: 'A8:40:25:F0:00:01',
  primary,
  subnetId: '8d1c2f9e-5e0b-4f2f-8d4e-2f1d3bb41d7a',
  vpcId: '9d1c2f9e-5e0b-4f2f-8d4e-2f1d3bb41d7a',
  timeCreated: MOMENT,
  timeModified: MOMENT,
});

/** Results of the actions, in menu order: `true` or the reason. */
const answers = (runState: InstanceState, primary: boolean, hasOthers: boolean) =>
  interfaceActions({
    place: { project: 'p', instance: 'web' },
    instance: { runState },
    hasOthers,
    onEdit: () => undefined,
  }).map(({ allowed }) => allowed?.(nic(primary)) ?? true);

describe('interface actions', () => {
  it('are in menu order', () => {
    const actions = interfaceActions({
      place: { project: 'p', instance: 'web' },
      instance: { runState: 'stopped' },
      hasOthers: true,
      onEdit: vi.fn(),
    });
    expect(actions.map(({ label }) => label)).toEqual(['Make primary', 'Edit', 'Delete']);
  });

  it.each([
    ['another one', false, true, [true, true, true]],
    [
      'the primary, with others',
      true,
      true,
      [/already the primary interface/, true, /another one primary first/],
    ],
    ['the primary, alone', true, false, [/already the primary interface/, true, true]],
  ])('of a stopped instance: %s', (_, primary, hasOthers, expected) => {
    const given = answers('stopped', primary, hasOthers);
    expected.forEach((one, index) =>
      typeof one === 'boolean' ? expect(given[index]).toBe(one) : expect(given[index]).toMatch(one),
    );
  });

  it.each([
    ['running', /while the instance is stopped\. Stop it first\.$/],
    ['stopping', /while the instance is stopped$/],
  ] as const)('are all disabled while it is %s', (runState, reason) => {
    expect(interfaceRefusal({ runState })).toMatch(reason);
    for (const answer of answers(runState, false, true)) expect(answer).toMatch(reason);
  });
});

const floating: ExternalIp = {
  kind: 'floating',
  id: '1d1c2f9e-5e0b-4f2f-8d4e-2f1d3bb41d7a',
  ip: '203.0.113.10',
  name: 'entry',
  description: '',
  ipPoolId: '2d1c2f9e-5e0b-4f2f-8d4e-2f1d3bb41d7a',
  projectId: '3d1c2f9e-5e0b-4f2f-8d4e-2f1d3bb41d7a',
  timeCreated: MOMENT,
  timeModified: MOMENT,
};
const ephemeral: ExternalIp = { kind: 'ephemeral', ip: '198.51.100.24' };

describe('external IPs', () => {
  it('can be copied', () => {
    const copy = vi.fn(async () => undefined);
    const items = externalIpActions({ project: 'p', instance: 'i', copy });
    expect(items(ephemeral).map(({ label }) => label)).toEqual(['Copy IP address', 'Detach']);
    const ofFloating = items(floating);
    expect(ofFloating.map(({ label }) => label)).toEqual(['Copy ID', 'Copy IP address', 'Detach']);
    for (const { id, onSelect } of ofFloating) if (id !== 'detach') onSelect?.();
    expect(copy.mock.calls).toEqual([[floating.id], [floating.ip]]);
  });
});
