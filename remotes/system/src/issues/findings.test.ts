import { describe, expect, test } from 'vitest';
import type {
  IpPoolUtilization,
  SamlIdentityProvider,
  SiloUtilization,
  SupportBundleInfo,
  WebhookDelivery,
} from '@console/shared/api';
import type { Standing } from '@console/shared/certificates';
import { receiverFindings, unreadReceivers } from '../alerting/attention.ts';
import { worstFirst } from '../base/finding.ts';
import { DAY, type Point } from '../capacity/model/trend.ts';
import { poolFindings } from '../networking/ip-pools/attention.ts';
import { certificateFindings, setupFindings, unreadSteps } from '../setup/attention.ts';
import { providerFindings } from '../silos/idps/attention.ts';
import { bundleFindings } from '../support-bundles/attention.ts';
import { hardwareFindings, quotaFindings } from '../utilization/attention.ts';

/* For every finding a case that raises it, and one that just does not. */

const NOW = Date.UTC(2026, 5, 1);
const sentences = (all: readonly { severity: string; text: string }[]) =>
  all.map(({ severity, text }) => `${severity}: ${text}`);

const delivery = (id: number, state: WebhookDelivery['state']): WebhookDelivery => ({
  id: `delivery ${id}`,
  eventId: `event ${id}`,
  webhookId: 'receiver',
  eventClass: 'hardware.sled.added',
  trigger: 'event',
  timeStarted: new Date(NOW - id * 3_600_000),
  state,
  attempts: [{ attempt: 1, result: 'failed_timeout', timeSent: new Date(NOW), response: null }],
});
const deliveries = (...states: WebhookDelivery['state'][]) =>
  new Map([['pager', { items: states.map((state, index) => delivery(index, state)) }]]);

describe('receivers', () => {
  const pager = { name: 'pager', subscriptions: ['**'] };
  test.each([
    [['delivered', 'delivered'], []],
    [['delivered', 'failed'], ['notice: 1 of the last 2 deliveries to receiver pager failed']],
    [
      ['failed', 'failed', 'failed', 'failed'],
      ['notice: 4 of the last 4 deliveries to receiver pager failed'],
    ],
    [
      ['failed', 'failed', 'failed', 'failed', 'failed'],
      ['destructive: Receiver pager cannot be reached: its latest deliveries failed (timeout)'],
    ],
  ] as const)('%j', (states, expected) =>
    expect(sentences(receiverFindings([pager], deliveries(...states), NOW))).toEqual(expected),
  );

  test('without a subscription gets no events', () =>
    expect(sentences(receiverFindings([{ ...pager, subscriptions: [] }], new Map(), NOW))).toEqual([
      'notice: Receiver pager has no subscriptions, so it gets no events',
    ]));

  test('whose deliveries could not be read is named, and nothing is said of it', () => {
    const unread = new Map([['pager', undefined]]);
    expect(receiverFindings([pager], unread, NOW)).toEqual([]);
    expect(unreadReceivers(unread)).toEqual(['pager']);
  });
});

describe('IP pools', () => {
  const use = (allocated: number, capacity: number): IpPoolUtilization => ({
    ipv4: { allocated, capacity },
    ipv6: { allocated: '0', capacity: '0' },
  });
  test.each([
    [use(0, 0), 2, ['destructive: Pool edge has no addresses, and 2 silos use it']],
    [use(0, 0), 0, ['info: Pool edge has no addresses']],
    [use(0, 0), undefined, ['destructive: Pool edge has no addresses. How many silos use it is not known']],
    [use(89, 100), 1, []],
    [use(90, 100), 1, ['notice: Pool edge has 10 of 100 IPv4 addresses left, and 1 silo uses it']],
    [use(100, 100), 1, ['destructive: Pool edge has no IPv4 address left, and 1 silo uses it']],
    [use(100, 100), 0, ['info: Pool edge has no IPv4 address left']],
    [undefined, 1, []],
  ])('%j with %s silos', (utilization, silos, expected) =>
    expect(sentences(poolFindings([{ name: 'edge', utilization, silos }]))).toEqual(expected),
  );
});

const counts = (cpus: number) => ({ cpus, memory: 0, storage: 0 });
const silo = (used: number, quota: number): SiloUtilization => ({
  siloId: 's',
  siloName: 'fernhill',
  provisioned: counts(used),
  allocated: counts(quota),
});

describe('capacity', () => {
  test.each([
    [90, 100, []],
    [91, 100, ['notice: Silo fernhill uses 91% of its CPU quota']],
    [100, 100, ['destructive: Silo fernhill uses 100% of its CPU quota']],
    [1, 0, ['destructive: Silo fernhill uses CPU without a quota, so it can create nothing more']],
    [0, 0, []],
  ])('%d of a quota of %d', (used, quota, expected) =>
    expect(sentences(quotaFindings([silo(used, quota)]))).toEqual(expected),
  );

  const growing = (slope: number): readonly Point[] =>
    Array.from({ length: 60 }, (_, index) => ({
      time: NOW - (60 - index) * DAY,
      value: 400 - (60 - index) * slope,
    }));
  const hardware = { cpus: 480, memory: 1, storage: 1 };
  test.each([
    [growing(1), ['notice: CPU of the hardware is used up in about 3 months']],
    [growing(0.8), []],
    [growing(0), []],
    [undefined, []],
  ])('the forecast', (history, expected) =>
    expect(
      sentences(
        hardwareFindings({ provisioned: counts(400), hardware, histories: [history, [], []], now: NOW }),
      ),
    ).toEqual(expected),
  );

  test('that is used up', () =>
    expect(
      sentences(
        hardwareFindings({ provisioned: counts(480), hardware, histories: [growing(1), [], []], now: NOW }),
      ),
    ).toEqual(['destructive: CPU of the hardware is used up']));
});

describe('identity providers', () => {
  const provider = (own: Partial<SamlIdentityProvider> = {}): SamlIdentityProvider => ({
    id: 'p',
    name: 'corp',
    description: '',
    acsUrl: 'https://a.example',
    idpEntityId: 'https://idp.example',
    sloUrl: 'https://slo.example',
    spClientId: 'client',
    technicalContactEmail: 'ops@corp.example',
    timeCreated: new Date(0),
    timeModified: new Date(0),
    ...own,
  });
  const saml = { name: 'quarry', identityMode: 'saml_jit' } as const;
  test.each([
    [saml, [provider()], []],
    [saml, undefined, []],
    [saml, [], ['notice: No one can sign in to silo quarry: it has no identity provider']],
    [
      saml,
      [provider({ idpEntityId: '' })],
      ['notice: No one can sign in to silo quarry with corp: its settings are incomplete'],
    ],
    [{ name: 'labs', identityMode: 'local_only' } as const, [], []],
  ])('%j %#', (of, providers, expected) =>
    expect(sentences(providerFindings([{ silo: of, providers }]))).toEqual(expected),
  );
});

test.each<[Standing | null, string[]]>([
  [{ kind: 'in-use' }, []],
  [
    { kind: 'ending', days: 30, urgent: false },
    ['notice: The certificate of your silo expires in 30 days, and no other certificate replaces it'],
  ],
  [
    { kind: 'ending', days: 7, urgent: true },
    ['destructive: The certificate of your silo expires in 7 days, and no other certificate replaces it'],
  ],
  [null, ['destructive: No certificate of your silo is valid, so browsers refuse its console']],
])('the certificate in use %j', (standing, expected) =>
  expect(sentences(certificateFindings(standing))).toEqual(expected),
);

test.each<[SupportBundleInfo['state'], minutes: number, string[]]>([
  ['active', 600, []],
  ['failed', 1, ['notice: Support bundle 4e0a…c1 failed: the disk is full']],
  ['collecting', 60, []],
  ['collecting', 61, ['notice: Support bundle 4e0a…c1 takes longer than usual to collect']],
])('a support bundle that is %s, made %d minutes ago', (state, minutes, expected) => {
  const bundle = {
    id: '4e0a…c1',
    state,
    reasonForCreation: 'asked for',
    reasonForFailure: state === 'failed' ? 'the disk is full' : undefined,
    timeCreated: new Date(NOW - minutes * 60_000),
  };
  expect(sentences(bundleFindings([bundle], { now: NOW, ahead: 0 }))).toEqual(expected);
});

test('open steps of the setup are findings, unless another source has them; those not known are named', () => {
  const step = (id: string, state: 'done' | 'todo' | 'warn' | 'unknown') => ({
    id,
    title: `Step ${id}`,
    state,
    why: 'Do it.',
    link: undefined,
  });
  const steps = [
    step('F1', 'todo'),
    step('F2', 'todo'),
    step('F3', 'unknown'),
    step('F5', 'warn'),
    step('F8', 'done'),
  ];
  expect(sentences(setupFindings(steps))).toEqual(['notice: Step F1: Do it', 'info: Step F5: Do it']);
  expect(unreadSteps(steps)).toEqual(['Step F3']);
});

test('the worst findings are first, and equal ones keep their order', () =>
  expect(
    worstFirst(
      (['info', 'notice', 'destructive', 'notice'] as const).map((severity, id) => ({ severity, id })),
    ).map(({ id }) => id),
  ).toEqual([2, 1, 3, 0]));
