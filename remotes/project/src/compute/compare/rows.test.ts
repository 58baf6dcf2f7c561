import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonIn, searchOf } from '../../base/instances/compare.ts';
import { type Compared, differ, onlyDifferent, sectionsOf, type Value } from './rows.ts';

const anyValue: fc.Arbitrary<Value> = fc.oneof(
  fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  fc.constantFrom('loading' as const, 'failed' as const),
);
const isMissing = (value: Value) => value === 'loading' || value === 'failed';

describe('the difference of values', () => {
  it('is certain only when it cannot change with what is missing', () =>
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 2, maxLength: 4 }), fc.array(anyValue), (values, later) => {
        const filled = values.map((value, at) => (isMissing(value) ? [later[at]].flat().map(String) : value));
        const now = differ(values);
        if (now !== undefined) expect(differ(filled)).toBe(now);
        else expect(values.some(isMissing)).toBe(true);
      }),
    ));

  it('does not treat an unknown value as none', () => {
    expect(differ([[], 'failed'])).toBeUndefined();
    expect(differ([[], []])).toBe(false);
    expect(differ([['a'], 'failed', ['b']])).toBe(true);
  });
});

describe('a comparison', () => {
  const nic = {
    id: 'n',
    instanceId: 'i',
    name: 'net0',
    description: '',
    ip: '172.30.0.5',
    mac: 'a8:40:25:00:00:01',
    primary: true,
    vpcId: 'v',
    subnetId: 's',
    timeCreated: new Date(0),
    timeModified: new Date(0),
  };
  const compared: readonly Compared[] = [
    { name: 'web-1', interfaces: [nic], keys: [{ name: 'ada' }], affinity: [] },
    { name: 'web-2', interfaces: [{ ...nic, ip: '172.30.0.6' }], keys: [{ name: 'ada' }], affinity: null },
  ];
  const rows = sectionsOf(compared, (id) => ({ v: 'default' })[id]).flatMap((one) => one.rows);
  const row = (label: string) => rows.find((one) => one.label === label);

  it('names networks, with the id where the name is unknown', () =>
    expect(row('Network interfaces')).toEqual({
      label: 'Network interfaces',
      values: [['net0: default / s, 172.30.0.5, primary'], ['net0: default / s, 172.30.0.6, primary']],
      differs: true,
    }));

  it('keeps loading, failed and empty values apart', () => {
    expect(row('Affinity groups')).toMatchObject({ values: [[], 'failed'], differs: undefined });
    expect(row('Anti-affinity groups')).toMatchObject({ values: ['loading', 'loading'] });
    expect(row('SSH keys')).toMatchObject({ differs: false });
  });

  it('leaves out only what is known to be equal', () => {
    const labels = onlyDifferent(sectionsOf(compared, String))
      .flatMap((one) => one.rows)
      .map(({ label }) => label);
    expect(labels).toContain('Affinity groups');
    expect(labels).not.toContain('SSH keys');
  });
});

it('is read from its address as it was written, each instance once and at most four', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/), { maxLength: 4 }),
      fc.boolean(),
      (names, only) => {
        const comparison = { names, onlyDifferent: only };
        expect(comparisonIn(new URLSearchParams(searchOf(comparison)))).toEqual(comparison);
      },
    ),
  );
  expect(comparisonIn(new URLSearchParams('instance=a&instance=a&instance=')).names).toEqual(['a']);
  expect(
    comparisonIn(new URLSearchParams('instance=a&instance=b&instance=c&instance=d&instance=e')).names,
  ).toHaveLength(4);
});
