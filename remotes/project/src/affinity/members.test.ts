import { describe, expect, it } from 'vitest';
import type { InstanceState } from '@console/shared/api';
import { addDisabledReason, candidates, MEMBERS_MAX, waysToAdd } from './members.ts';
import { placementText } from './placement.ts';

const ids = (...all: string[]) => all.map((id) => ({ id, name: id }));
const many = ids(...Array.from({ length: MEMBERS_MAX }, (_, index) => `m${index}`));

describe('adding an instance to a group', () => {
  it('offers the instances that are not members', () => {
    expect(candidates(ids('a', 'b', 'c'), ids('b'))).toEqual(ids('a', 'c'));
  });

  // @sheet network-access/T5
  it.each([
    [
      'it is full, even if other reasons apply too',
      many,
      [...many, ...ids('other')],
      'A group has at most 32 members',
    ],
    ['the project has no instances', [], [], 'The project has no instances'],
    ['all are in it', ids('a'), ids('a'), 'Every instance of the project is in the group'],
    ['there is one', ids('a'), ids('a', 'b'), undefined],
    ['the instances are not known', [], undefined, undefined],
  ])('shows the reason why not when %s', (_, members, instances, reason) => {
    expect(addDisabledReason(members, instances)).toBe(reason);
  });

  it.each([
    ['stopped', 'add'],
    ['running', 'stop'],
    ['starting', 'stop'],
    ['rebooting', 'stop'],
    ['failed', 'stop'],
    ['stopping', 'wait'],
    ['creating', 'wait'],
    ['migrating', 'never'],
    ['repairing', 'never'],
    ['destroyed', 'never'],
  ] satisfies [InstanceState, string][])('a %s instance: %s', (runState, way) => {
    expect(waysToAdd({ runState })).toBe(way);
  });
});

describe('the placement of members', () => {
  const sleds = (places: Record<string, string>) => (id: string) => places[id];

  it.each([
    ['anti-affinity', { a: 'S1', b: 'S2' }, 'All apart'],
    ['anti-affinity', { a: 'S1', b: 'S1', c: 'S2' }, 'a and b share S1'],
    ['anti-affinity', { a: 'S1', b: 'S1', c: 'S1' }, 'a, b, and c share S1'],
    ['affinity', { a: 'S1', b: 'S1' }, 'On one sled'],
    ['affinity', { a: 'S1', b: 'S2' }, 'On 2 sleds'],
    ['affinity', { a: 'S1' }, undefined],
    ['anti-affinity', {}, undefined],
  ] as const)('%s, %o: %s', (kind, places, words) => {
    expect(placementText(kind, ids('a', 'b', 'c'), sleds(places))).toBe(words);
  });
});
