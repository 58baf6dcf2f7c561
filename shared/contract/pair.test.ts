import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mismatchOf, type Needs, type Offer } from './pair.ts';
import { acceptsContract, CONTRACT_VERSION } from './version.ts';

const offer: Offer = { contract: 7, contractMinor: 2, react: '19.3.0', shared: '1.2.0' };
const needs: Needs = { contract: 7, contractMinor: 2, react: '19.3.0', shared: '1.2.0' };

describe('mismatchOf', () => {
  it.each([
    ['what was built beside the shell', {}],
    ['an earlier minor version', { contractMinor: 0 }],
    ['the contract before, whatever its minor version', { contract: 6, contractMinor: 9 }],
    ['an earlier react', { react: '19.0.4' }],
    ['earlier shared modules', { shared: '1.0.9' }],
  ])('accepts %s', (_, change) => {
    expect(mismatchOf(offer, { ...needs, ...change })).toBeUndefined();
  });

  it('accepts a row without its minor version and react version', () => {
    expect(mismatchOf(offer, { contract: 7, shared: '1.2.0' })).toBeUndefined();
  });

  it.each([
    ['a later contract', { contract: 8 }, 'contract'],
    ['the contract two before', { contract: 5 }, 'contract'],
    ['a later minor version', { contractMinor: 3 }, 'contract'],
    // A shell that was rolled back by a patch version of React
    ['a later patch of react', { react: '19.3.1' }, 'shared-version'],
    ['another major version of react', { react: '18.3.1' }, 'shared-version'],
    ['later shared modules', { shared: '1.3.0' }, 'shared-version'],
    ['another major version of the shared modules', { shared: '2.0.0' }, 'shared-version'],
  ] as const)('refuses %s', (_, change, reason) => {
    expect(mismatchOf(offer, { ...needs, ...change })?.reason).toBe(reason);
  });
});

test('a pair runs exactly when the shell has at least the versions that the remote was built with', () => {
  const version = fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(2), fc.nat(2));
  const contract = fc.tuple(fc.integer({ min: 6, max: 9 }), fc.nat(2));
  /** Naive model: up to a version with the same major number, compared as text of equal length. */
  const atLeast = (have: number[], want: number[]) =>
    have[0] === want[0] && have.join('.').localeCompare(want.join('.')) >= 0;
  fc.assert(
    fc.property(contract, version, version, contract, version, version, (c, r, s, nc, nr, ns) => {
      const [a, b] = c;
      const [na, nb] = nc;
      const runs = (na === a ? nb <= b : na === a - 1) && atLeast(r, nr) && atLeast(s, ns);
      const found = mismatchOf(
        { contract: a, contractMinor: b, react: r.join('.'), shared: s.join('.') },
        { contract: na, contractMinor: nb, react: nr.join('.'), shared: ns.join('.') },
      );
      expect(found === undefined).toBe(runs);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['a contract too old for any shell', { contract: 4 }, { contract: 5 }, 'the shell accepts 5', 'remote'],
  [
    'the contract two before',
    { contract: 5 },
    {},
    'Built for contract 5, the shell accepts 6 and 7',
    'remote',
  ],
  ['a later contract', { contract: 8 }, {}, 'Built for contract 8, the shell accepts 6 and 7', 'shell'],
  ['a later minor version', { contractMinor: 3 }, {}, 'contract 7.3, the shell has 7.2', 'shell'],
  ['later shared modules', { shared: '1.3.0' }, {}, 'Needs shared ^1.3.0, the shell has 1.2.0', 'shell'],
  ['shared modules of a major version before', { shared: '0.9.0' }, {}, 'Needs shared ^0.9.0', 'remote'],
] as const)(
  'says of %s what the shell accepts, and which of the two is behind',
  (_, need, has, message, behind) => {
    const found = mismatchOf({ ...offer, ...has }, { ...needs, ...need });
    expect(found?.message).toContain(message);
    expect(found?.behind).toBe(behind);
  },
);

test('contracts whose entries needed a global variable of the shell are refused', () => {
  expect(acceptsContract(4, 5)).toBe(false);
  expect(acceptsContract(CONTRACT_VERSION)).toBe(true);
});
