import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions, isVersion } from './versions.ts';

/** From old to new, as semver.org 11 defines it. */
const IN_ORDER = [
  '0.9.0',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.1',
  '1.2.0',
  '1.10.0',
  '16.0.0-0.ci+git.1',
  '16.0.0',
];

describe('versions', () => {
  // @sheet operator/13.106
  test('are sorted by the rules of semver.org', () => {
    for (const [a, older] of IN_ORDER.entries())
      for (const [b, newer] of IN_ORDER.entries())
        expect(Math.sign(compareVersions(older, newer)), `${older} ${newer}`).toBe(Math.sign(a - b));
  });

  test('are equal whatever follows the plus', () => {
    expect(compareVersions('1.0.0+a', '1.0.0+b.7')).toBe(0);
  });

  test.each(['', '1', '1.0', '01.0.0', '1.0.0-', '1.0.0-01', 'v1.0.0', '1.0.0 '])(
    '%s is not a version',
    (text) => {
      expect(isVersion(text)).toBe(false);
    },
  );

  test('compare the other way round with the opposite sign', () => {
    const part = fc.oneof(fc.nat(30).map(String), fc.constantFrom('a', 'rc', '0a'));
    const version = fc
      .tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.array(part, { maxLength: 3 }))
      .map(([a, b, c, before]) => `${a}.${b}.${c}${before.length > 0 ? `-${before.join('.')}` : ''}`);
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(isVersion(a)).toBe(true);
        expect(compareVersions(a, b)).toBe(-compareVersions(b, a) + 0);
      }),
    );
  });
});
