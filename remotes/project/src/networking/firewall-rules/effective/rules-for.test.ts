import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RuleBody } from '../rule-set.ts';
import { insideEnds, outsideEnds } from './consequences-ends.ts';
import { decide } from './decide.ts';
import { type Peer, peersOfInstance } from './facts.ts';
import { DIRECTIONS } from './question.ts';
import { rulesFor } from './rules-for.ts';
import { change, facts, KINDS } from './test-changes.ts';
import { FACTS, rule } from './test-rules.ts';

const namesFor = (rules: readonly RuleBody[], peers: readonly Peer[]) => {
  const { deciding, shadowed } = rulesFor(rules, peers);
  return { deciding: deciding.map(({ name }) => name), shadowed: shadowed.map(({ name }) => name) };
};

const WEB = peersOfInstance(FACTS, 'web');

test('inbound rules come first, each direction in order of decision, without those of other instances', () => {
  const rules = [
    rule('out', { direction: 'outbound', priority: 1 }),
    rule('late', { priority: 300, filters: { ports: ['22'] } }),
    rule('allowing', { priority: 200, filters: { ports: ['22'] } }),
    rule('denying', { priority: 200, action: 'deny', filters: { ports: ['22'] } }),
    rule('off', { status: 'disabled' }),
    rule('of db', { targets: [{ type: 'instance', value: 'db' }] }),
    rule('of back', { targets: [{ type: 'subnet', value: 'back' }] }),
    rule('of front', { priority: 400, targets: [{ type: 'subnet', value: 'front' }] }),
  ];
  expect(namesFor(rules, WEB)).toEqual({
    deciding: ['denying', 'allowing', 'late', 'of front', 'out'],
    shadowed: [],
  });
});

test('a rule after one that decides about everything is never reached', () => {
  const rules = [rule('late'), rule('all', { priority: 9, action: 'deny' })];
  expect(namesFor(rules, WEB)).toEqual({ deciding: ['all'], shadowed: ['late'] });
});

test('a rule that decides at one of several interfaces is no rule that is never reached', () => {
  const rules = [rule('late'), rule('front', { priority: 9, targets: [{ type: 'subnet', value: 'front' }] })];
  expect(namesFor(rules, peersOfInstance(FACTS, 'db'))).toEqual({
    deciding: ['front', 'late'],
    shadowed: [],
  });
});

test('rules for a subnet apply where the subnet is not known', () => {
  const back = [rule('of back', { targets: [{ type: 'subnet', value: 'back' }] })];
  expect(namesFor(back, WEB).deciding).toEqual([]);
  expect(
    namesFor(
      back,
      WEB.map((peer) => ({ ...peer, subnet: undefined })),
    ).deciding,
  ).toEqual(['of back']);
});

// @sheet network-access/15.67
test('whatever decides about traffic of an instance is listed as deciding', () => {
  fc.assert(
    fc.property(change, facts, fc.constantFrom(...KINDS), ({ after: rules }, network, kind) => {
      const remotes = [...insideEnds(network), ...outsideEnds(rules, network)].map(({ peer }) => peer);
      for (const instance of new Set(network.interfaces.map((one) => one.instance))) {
        const peers = peersOfInstance(network, instance);
        const { deciding } = rulesFor(rules, peers);
        const decided = peers.flatMap((local) =>
          remotes.flatMap((remote) =>
            DIRECTIONS.flatMap((direction) => decide(rules, { ...kind, direction, local, remote }).by ?? []),
          ),
        );
        expect(decided.filter((rule) => !deciding.includes(rule))).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});
