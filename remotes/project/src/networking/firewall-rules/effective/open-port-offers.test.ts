import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoints.ts';
import { MAX_RULES, type RuleBody, RULES_FULL } from '../rule-set.ts';
import { NO_ROOM } from './allow-rule.ts';
import { peersOfInstance } from './facts.ts';
import { arriving, openPort, type PortAsked } from './open-port.ts';
import { FACTS, rule } from './test-rules.ts';

const ip = (value: string): Endpoint => ({ type: 'ip', value });
const net = (value: string): Endpoint => ({ type: 'ip_net', value });
const instance = (value: string): Endpoint => ({ type: 'instance', value });

const HTTPS: PortAsked = { instance: 'web', protocol: 'TCP', port: 443, from: undefined };
const WEB = peersOfInstance(FACTS, 'web');
const tcp = (ports: string[], hosts: Endpoint[] = []) => ({ protocols: ['TCP' as const], ports, hosts });
const own = (name: string, filters: RuleBody['filters'], parts: Partial<RuleBody> = {}) =>
  rule(name, { targets: [instance('web')], filters, ...parts });
const NEW = 'allow-tcp-443-from-anywhere-to-web';

test.each<[what: string, rules: RuleBody[], more: Partial<PortAsked>, expected: object]>([
  ['nothing for what is open', [rule('all')], {}, { kind: 'open', by: ['all'], except: [] }],
  [
    'nothing for what is open except a part',
    [rule('all'), rule('block', { action: 'deny', priority: 1, filters: { hosts: [net('192.0.2.0/24')] } })],
    {},
    { kind: 'open', by: ['all'], except: ['block'] },
  ],
  [
    'a new rule',
    [],
    {},
    {
      widen: undefined,
      create: {
        rule: NEW,
        except: [],
        values: {
          name: NEW,
          priority: 65_534,
          targets: [instance('web')],
          hosts: [],
          protocols: ['TCP'],
          ports: ['443'],
        },
      },
    },
  ],
  [
    'a new rule for ping from a network',
    [],
    { protocol: 'ICMP', port: undefined, from: net('192.0.2.0/24') },
    {
      create: {
        rule: 'allow-icmp-from-192-0-2-0-24-to-web',
        values: { hosts: [net('192.0.2.0/24')], ports: [] },
      },
    },
  ],
  [
    'a new rule before what denies all of it, after what denies a part',
    [
      rule('part', { action: 'deny', priority: 5, filters: { hosts: [net('192.0.2.0/24')] } }),
      rule('no', { action: 'deny', priority: 9 }),
    ],
    {},
    { create: { values: { priority: 8 }, except: ['part'] } },
  ],
  [
    'a new rule for a network, whatever is denied to others',
    [
      rule('others', {
        action: 'deny',
        priority: 5,
        filters: { hosts: [net('10.0.0.0/8'), ip('192.0.3.1')] },
      }),
    ],
    { from: net('192.0.2.0/24') },
    { create: { values: { priority: 65_534 }, except: [] } },
  ],
  [
    'no rule before one of priority 0',
    [rule('no', { action: 'deny', priority: 0 })],
    {},
    { create: { reason: NO_ROOM } },
  ],
  [
    'one more port',
    [own('web', tcp(['80']))],
    {},
    { widen: { rule: 'web', what: 'port 443', values: { ports: ['80', '443'] } } },
  ],
  [
    'one more target',
    [own('https', tcp(['443']), { targets: [instance('db')] })],
    {},
    {
      widen: {
        rule: 'https',
        what: 'target instance web',
        values: { targets: [instance('db'), instance('web')] },
      },
    },
  ],
  [
    'one more network',
    [own('https', tcp(['443'], [ip('192.0.2.1')]))],
    { from: net('198.51.100.0/24') },
    {
      widen: {
        what: 'host filter 198.51.100.0/24',
        values: { hosts: [ip('192.0.2.1'), net('198.51.100.0/24')] },
      },
    },
  ],
  [
    'one more protocol',
    [own('https', tcp(['443']))],
    { protocol: 'UDP' },
    { widen: { what: 'protocol UDP', values: { protocols: ['TCP', 'UDP'] } } },
  ],
  [
    'one more port beside every address of the version of the interface',
    [own('web', tcp(['80'], [net('0.0.0.0/0')]))],
    {},
    { widen: { values: { ports: ['80', '443'] } } },
  ],
  [
    'no rule that would let other traffic through too',
    [own('web', tcp(['80']), { targets: [{ type: 'vpc', value: 'main' }] })],
    {},
    { widen: undefined },
  ],
  ['no rule that is disabled', [own('web', tcp(['80']), { status: 'disabled' })], {}, { widen: undefined }],
  [
    'no rule that is reached too late',
    [own('web', tcp(['80'])), rule('no', { action: 'deny', priority: 9 })],
    {},
    { widen: undefined },
  ],
  [
    'no rule with networks for traffic from anywhere',
    [own('https', tcp(['443'], [ip('192.0.2.1')])), own('web', tcp(['80'], [ip('192.0.2.1')]))],
    {},
    { widen: undefined },
  ],
  [
    'no more rules than a VPC can have',
    Array.from({ length: MAX_RULES }, (_, at) => rule(`of-db-${at}`, { targets: [instance('db')] })),
    {},
    { create: { reason: RULES_FULL } },
  ],
])('%s is offered', (_, rules, more, expected) => {
  expect(openPort(rules, WEB, { ...HTTPS, ...more })).toMatchObject(expected);
});

test('a new rule for several interfaces is only before those that deny', () => {
  const rules = [rule('back', { priority: 5, targets: [{ type: 'subnet', value: 'back' }] })];
  expect(openPort(rules, peersOfInstance(FACTS, 'db'), { ...HTTPS, instance: 'db' })).toMatchObject({
    create: { values: { priority: 65_534 } },
  });
});

test('traffic of a version that no interface has arrives nowhere', () => {
  expect(arriving(WEB, { ...HTTPS, from: net('2001:db8::/32') })).toEqual([]);
});
