import { describe, expect, it } from 'vitest';
import { CLOSED, EXPUNGED, testSled } from '../../inventory/test-hardware.ts';
import { mayProvision, policyWords, provisionWords, takesInstances, unusualWords } from './states.ts';

const open = testSled('open');
const closed = testSled('closed', { policy: CLOSED });
const expunged = testSled('expunged', { policy: EXPUNGED });
const decommissioned = testSled('decommissioned', { policy: CLOSED, state: 'decommissioned' });
const gone = testSled('gone', { policy: EXPUNGED, state: 'decommissioned' });

describe('a sled', () => {
  it.each([
    [open, 'In service', 'Provisionable', null, true],
    [closed, 'In service', 'Not provisionable', 'Not provisionable', false],
    [expunged, 'Expunged', undefined, 'Expunged', false],
    [decommissioned, 'In service', 'Not provisionable', 'Not provisionable', false],
    [testSled('x', { state: 'decommissioned' }), 'In service', 'Provisionable', null, false],
  ])('of each policy has its labels: $id', (sled, policy, provision, unusual, takes) => {
    expect([policyWords(sled), provisionWords(sled), unusualWords(sled), takesInstances(sled)]).toEqual([
      policy,
      provision,
      unusual,
      takes,
    ]);
  });

  it.each([
    [open, 'non_provisionable', true],
    [open, 'provisionable', 'The sled already accepts new instances'],
    [closed, 'provisionable', true],
    [closed, 'non_provisionable', 'The sled already accepts no new instances'],
    [expunged, 'provisionable', 'The sled is expunged'],
    [decommissioned, 'provisionable', 'The sled is decommissioned'],
    [gone, 'non_provisionable', 'The sled is expunged'],
  ] as const)('of each policy can be set to another or shows why not: $id, %s', (sled, wanted, answer) => {
    expect(mayProvision(sled, wanted)).toBe(answer);
  });
});
