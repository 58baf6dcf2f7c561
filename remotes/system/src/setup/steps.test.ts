import { describe, expect, it } from 'vitest';
import { CLOSED, testSled } from '../inventory/test-hardware.ts';
import { type Fact, judge, progressOf } from '../base/fact.ts';
import { type FleetFacts, fleetSteps } from './fleet-steps.ts';
import { type SiloFacts, siloSteps } from './silo-steps.ts';

const at = { timeCreated: new Date(0), timeModified: new Date(0) };
const known = <Data>(data: Data): Fact<Data> => ({ data });
const failed = { error: 'The server is busy' };
const assignment = (roleName: 'admin' | 'viewer', identityId = 'a') =>
  ({ identityId, identityType: 'silo_user', roleName }) as const;
const silo = (name: string, own: object = {}) => ({
  id: name,
  name,
  description: '',
  discoverable: true,
  identityMode: 'saml_jit' as const,
  mappedFleetRoles: {},
  ...at,
  ...own,
});
const quotas = (cpus: number) => ({ siloId: 'x', cpus, memory: 1, storage: 1 });

const fleet: FleetFacts = {
  sleds: known([testSled('a')]),
  network: 'Healthy',
  serviceRanges: known(1),
  allowList: known({ allowedIps: { allow: 'list', ips: [] }, ...at }),
  policy: known({ roleAssignments: [assignment('admin'), assignment('admin', 'b')] }),
  silos: known([silo('fernhill')]),
  pools: known({ all: 2, withRange: 1, isWhole: true }),
  receivers: known({ all: 1, subscribed: 1, unreachable: 0 }),
  nameOf: () => undefined,
  release: known({
    generation: 1,
    releaseSource: { type: 'system_version', version: '16.0.0' },
    timeRequested: new Date(0),
  }),
  quotas: known([quotas(8)]),
};
const fleetState = (id: string, changes: Partial<FleetFacts>) =>
  fleetSteps({ ...fleet, ...changes }).find((step) => step.id === id)?.state;

/** A step of a fleet, its state, and the facts that put it there. */
const FLEET_STATES: readonly (readonly [id: string, state: string, changes: Partial<FleetFacts>])[] = [
  ['F1', 'todo', { sleds: known([testSled('a', { policy: CLOSED })]) }],
  ['F1', 'unknown', { sleds: failed }],
  ['F2', 'warn', { network: 'Degraded' }],
  ['F2', 'todo', { network: 'Down' }],
  ['F2', 'todo', { network: 'Not configured' }],
  ['F2', 'unknown', { network: 'asking' }],
  ['F2', 'unknown', { network: undefined }],
  ['F3', 'todo', { serviceRanges: known(0) }],
  ['F4', 'warn', { allowList: known({ allowedIps: { allow: 'any' }, ...at }) }],
  ['F5', 'todo', { policy: known({ roleAssignments: [assignment('admin'), assignment('viewer', 'b')] }) }],
  [
    'F5',
    'done',
    {
      policy: known({ roleAssignments: [] }),
      silos: known([silo('fernhill', { mappedFleetRoles: { admin: ['admin'] } })]),
    },
  ],
  ['F5', 'unknown', { silos: failed }],
  ['F6', 'todo', { pools: known({ all: 0, withRange: 0, isWhole: true }) }],
  ['F6', 'todo', { pools: known({ all: 3, withRange: 0, isWhole: true }) }],
  ['F6', 'unknown', { pools: known({ all: 3, withRange: 0, isWhole: false }) }],
  ['F7', 'warn', { receivers: known({ all: 0, subscribed: 0, unreachable: 0 }) }],
  [
    'F8',
    'warn',
    {
      release: known({ generation: 0, releaseSource: { type: 'unspecified' }, timeRequested: new Date(0) }),
    },
  ],
  ['F9', 'warn', { quotas: known([quotas(9000)]) }],
  ['F9', 'unknown', { quotas: undefined }],
  ['F10', 'todo', { silos: known([silo('recovery')]) }],
  ['F10', 'todo', { silos: known([]) }],
];

describe('the steps of a fleet', () => {
  // @sheet operator/13.92
  it('are all done when nothing is missing', () => {
    const steps = fleetSteps(fleet);
    expect(steps.map(({ id }) => id)).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10']);
    expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(progressOf(steps)).toEqual({ done: 10, all: 10, unknown: 0 });
  });

  // @sheet operator/13.92
  it.each(FLEET_STATES)('%s is %s', (id, state, changes) => expect(fleetState(id, changes)).toBe(state));

  it('agree with the number of what they count', () => {
    const why = (...sleds: ReturnType<typeof testSled>[]) =>
      fleetSteps({ ...fleet, sleds: known(sleds) })[0]?.why;
    expect([why(testSled('a')), why(testSled('a'), testSled('b', { policy: CLOSED }))]).toEqual([
      '1 of 1 sled accepts instances.',
      '1 of 2 sleds accepts instances.',
    ]);
  });

  it('count the receivers that get events, and those that cannot be reached', () => {
    const why = (count: number, unreachable: number | undefined) =>
      fleetSteps({ ...fleet, receivers: known({ all: 4, subscribed: count, unreachable }) }).find(
        ({ id }) => id === 'F7',
      );
    expect(why(3, 1)).toMatchObject({ state: 'warn', why: '3 receivers, 1 unreachable' });
    expect(why(1, 0)).toMatchObject({ state: 'done', why: '1 receiver' });
    expect(why(2, undefined)).toMatchObject({ state: 'unknown', why: '2 receivers, health not available' });
    expect(why(0, 0)).toMatchObject({ state: 'warn', why: 'No receiver has a subscription.' });
  });

  it('name the only fleet admin', () => {
    const policy = known({ roleAssignments: [assignment('admin')] });
    const why = (nameOf: FleetFacts['nameOf']) =>
      fleetSteps({ ...fleet, policy, nameOf }).find(({ id }) => id === 'F5')?.why;
    expect([why(() => 'Maren Okafor'), why(() => undefined)]).toEqual([
      'Only Maren Okafor is fleet admin.',
      'Only one person or group, whose name is not known, is fleet admin.',
    ]);
  });

  // @sheet operator/13.92
  it('count done steps among those that are needed, and say of how many it is not known', () => {
    const steps = fleetSteps({
      ...fleet,
      network: undefined,
      serviceRanges: known(0),
      receivers: known({ all: 1, subscribed: 0, unreachable: 0 }),
    });
    expect(progressOf(steps)).toEqual({ done: 7, all: 10, unknown: 1 });
    expect(judge(failed, () => ({ state: 'done', why: '' }))).toEqual({
      state: 'unknown',
      why: 'The server is busy',
    });
  });
});

const provider = (groupAttributeName: string | null) => ({
  id: 'p',
  name: 'p',
  description: '',
  acsUrl: 'https://a',
  sloUrl: 'https://b',
  idpEntityId: 'https://c',
  spClientId: 'd',
  technicalContactEmail: 'e@example.com',
  groupAttributeName,
  ...at,
});
const pool = (isDefault: boolean) => ({ id: 'v4', name: 'v4', description: '', isDefault, ...at });
const utilization = (allocated: number, capacity: number) => ({
  ipv4: { allocated, capacity },
  ipv6: { allocated: '0', capacity: '0' },
});

const ready: SiloFacts = {
  silo: silo('quarry'),
  policy: known({ roleAssignments: [assignment('admin')] }),
  nameOf: (id) => (id === 'a' ? 'Iris Vane' : undefined),
  providers: known([provider('groups')]),
  hasUser: known(true),
  pools: known([pool(true)]),
  utilization: known(utilization(10, 200)),
  reach: known('announced'),
  quotas: known(quotas(4)),
  certificate: known({ kind: 'in-use' }),
};
const local = silo('lab', { identityMode: 'local_only' as const });
const siloStep = (id: string, changes: Partial<SiloFacts>) =>
  siloSteps({ ...ready, ...changes }).find((step) => step.id === id);

/** A step of a silo, its state, and the facts that put it there. */
const SILO_STATES: readonly (readonly [id: string, state: string, changes: Partial<SiloFacts>])[] = [
  ['S2', 'todo', { providers: known([]) }],
  ['S2', 'unknown', { providers: failed }],
  ['S2', 'done', { silo: local }],
  ['S2', 'todo', { silo: local, hasUser: known(false) }],
  ['S2', 'warn', { providers: known([{ ...provider('groups'), idpEntityId: '' }]) }],
  ['S3', 'warn', { providers: known([provider(null)]) }],
  ['S3', 'todo', { providers: known([]) }],
  ['S3', 'na', { silo: local }],
  ['S4', 'todo', { policy: known({ roleAssignments: [assignment('viewer')] }) }],
  ['S5', 'todo', { pools: known([]) }],
  ['S6', 'todo', { pools: known([pool(false)]) }],
  ['S7', 'todo', { pools: known([pool(false)]), utilization: undefined }],
  ['S7', 'todo', { utilization: known(utilization(200, 200)) }],
  ['S7', 'warn', { utilization: known(utilization(180, 200)) }],
  ['S7', 'done', { utilization: known(utilization(179, 200)) }],
  ['S7', 'unknown', { utilization: failed }],
  ['S8', 'todo', { reach: known('partly') }],
  ['S8', 'na', { reach: known('unused') }],
  ['S8', 'unknown', { reach: undefined }],
  ['S8', 'unknown', { reach: failed }],
  ['S8', 'unknown', { reach: 'unchecked' }],
  ['S9', 'todo', { quotas: known(quotas(0)) }],
  ['S10', 'warn', { certificate: known({ kind: 'ending', days: 12, urgent: false }) }],
  ['S10', 'todo', { certificate: known(null) }],
  ['S10', 'unknown', { certificate: 'foreign' }],
  ['S10', 'unknown', { certificate: failed }],
  ['S11', 'todo', { hasUser: known(false) }],
  ['S11', 'na', { silo: local, hasUser: known(false) }],
];

describe('the steps of a silo', () => {
  // @sheet operator/13.92
  it('are all done when nothing is missing', () => {
    const steps = siloSteps(ready);
    expect(steps).toHaveLength(11);
    expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['done']));
  });

  // @sheet operator/13.92
  it.each(SILO_STATES)('%s is %s', (id, state, changes) => expect(siloStep(id, changes)?.state).toBe(state));

  it('name the admins, and say when a group of theirs has no members yet', () => {
    const group = { identityId: 'g', identityType: 'silo_group', roleName: 'admin' } as const;
    const policy = known({ roleAssignments: [assignment('admin'), group] });
    expect(siloStep('S4', { policy })?.why).toBe('Iris Vane, a group whose name is not known');
    const none = { policy: known({ roleAssignments: [group] }), hasUser: known(false) };
    expect(siloStep('S4', none)?.why).toBe('a group whose name is not known (no members yet)');
  });

  // @sheet operator/13.92
  it('format large numbers', () => {
    const ipv6 = { allocated: String(2n ** 100n), capacity: String(2n ** 100n + 1n) };
    const huge = { ipv4: { allocated: 0, capacity: 0 }, ipv6 };
    expect(siloStep('S7', { utilization: known(huge) })).toMatchObject({
      state: 'warn',
      why: '1 IPv6 left in the default pool',
    });
  });

  // @sheet operator/13.94
  it('of another silo say who can read its certificate', () => {
    expect(siloStep('S10', { certificate: 'foreign' })).toMatchObject({
      why: 'Only the silo’s admins can see it.',
      link: undefined,
    });
  });
});
