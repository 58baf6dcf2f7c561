import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { siloMark } from '@console/shared/rollout';
import { choicesOf, isRollout, placeIn, type Browser } from './choice.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const other = (build: string) => ({ build, row: [`/rows/system.${build}.json`, HASH] });
const row = (more: object = {}) => ({ name: 'system', build: 'a', ...more });
const browser = (more: Partial<Browser> = {}): Browser => ({
  asked: '',
  kept: '',
  id: () => 'one',
  silo: undefined,
  ...more,
});
const chosen = (value: object, own: Browser) => choicesOf([value], own)[0];
const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => (from + index).toString(36));

describe('a rollout to a share of the browsers', () => {
  const isIn = (id: string, share: number, build = 'b') =>
    chosen(row({ rollout: { ...other(build), share } }), browser({ id: () => id })) !== undefined;

  test('reaches that share, for any ids', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 0, max: 100 }), (from, share) => {
        const found = ids(from, 4_000).filter((id) => isIn(id, share)).length / 40;
        // Five standard deviations of 4,000 draws
        expect(Math.abs(found - share)).toBeLessThanOrEqual(5 * Math.sqrt((share * (100 - share)) / 4_000));
      }),
      { numRuns: 60 },
    );
  });

  test('keeps all its browsers while the share grows, and is deterministic', () => {
    const share = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.string(), share, share, (id, one, two) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        expect(isIn(id, less)).toBe(isIn(id, less));
        if (isIn(id, less)) expect(isIn(id, more)).toBe(true);
        expect([isIn(id, 0), isIn(id, 100)]).toEqual([false, true]);
      }),
    );
  });

  test('does not give every new build to the same browsers', () => {
    const all = ids(7, 4_000);
    const both = all.filter((id) => isIn(id, 50) && isIn(id, 50, 'c')).length;
    expect(both / all.length).toBeGreaterThan(0.2);
    expect(both / all.length).toBeLessThan(0.3);
    expect(placeIn('x', 'system', 'b')).not.toBe(placeIn('x', 'project', 'b'));
  });

  it('excludes a browser without storage, and creates an id only when it is needed', () => {
    const rollout = { ...other('b'), share: 100 };
    expect(chosen(row({ rollout }), browser({ id: () => undefined }))).toBeUndefined();
    const never = browser({
      id: () => {
        throw new Error('An id was made');
      },
    });
    expect(chosen(row({ rollout: { ...rollout, share: 0 } }), never)).toBeUndefined();
    expect(chosen(row({ previews: [other('b')] }), never)).toBeUndefined();
  });
});

test('a rollout to silos reaches their users and nobody else', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.option(fc.string(), { nil: undefined }), (silos, silo) => {
      const marks = silos.map((name) => siloMark(name, 'system', 'b'));
      const found = chosen(row({ rollout: { ...other('b'), silos: marks } }), browser({ silo }));
      expect(found?.build).toBe(silo !== undefined && silos.includes(silo) ? 'b' : undefined);
    }),
  );
});

describe('a preview', () => {
  const value = row({ previews: [other('b'), other('c')], rollout: { ...other('d'), share: 100 } });

  it('runs when it is requested and listed, and has precedence over a rollout', () => {
    expect(chosen(value, browser({ asked: 'system:c,system:b' }))).toEqual({
      area: 'system',
      build: 'c',
      why: 'preview',
      row: ['/rows/system.c.json', HASH],
    });
  });

  it.each([
    ['system:x', 'x'],
    ['system:d', 'd'],
    ['system:', ''],
    ['system:../b', '..b'],
    ['system:Call 555-0100 now and tell us your password', 'Call555-0100nowandte'],
  ])('that the registry does not list is refused: %s', (asked, build) => {
    expect(chosen(value, browser({ asked }))).toEqual({ area: 'system', build, why: 'refused' });
  });

  it('of public pages runs when the tab keeps it, and is only offered when a link requests it', () => {
    const sealed = { ...value, mount: 'public' };
    expect(chosen(sealed, browser({ asked: 'system:b' }))).toEqual({
      area: 'system',
      build: 'b',
      why: 'offered',
    });
    expect(chosen(sealed, browser({ asked: 'system:c', kept: 'system:b' }))?.why).toBe('offered');
    expect(chosen(sealed, browser({ asked: 'system:b', kept: 'system:b' }))?.why).toBe('preview');
    expect(chosen(sealed, browser({ kept: 'system:b' }))?.why).toBe('preview');
    expect(chosen(value, browser({ kept: 'system:b' }))?.why).toBe('preview');
  });

  it('of another area, of the build that is served, or an area that is switched off changes nothing', () => {
    expect(chosen(value, browser({ asked: 'project:b' }))?.why).toBe('rollout');
    expect(chosen(value, browser({ asked: 'system:a' }))).toBeUndefined();
    expect(chosen(value, browser({ asked: 'system:off' }))?.why).toBe('rollout');
  });
});

describe('malformed members', () => {
  test('leave the build that is served in use', () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record(
        {
          build: fc.oneof(fc.constant('b'), fc.anything()),
          row: fc.oneof(fc.constant(['/rows/b.json', HASH]), fc.anything()),
          share: fc.anything(),
          silos: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(junk, fc.oneof(fc.array(junk), junk), (rollout, previews) => {
        const own = browser({ asked: 'system:zz', silo: 'x' });
        const found = choicesOf([row({ rollout, previews }), null, 5, row({ name: 1 })], own);
        for (const { why } of found) expect(why).toBe('refused');
        for (const { row: file } of choicesOf([row({ rollout, previews })], browser()))
          expect(file).toEqual(['/rows/b.json', HASH]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a row of another site', { row: ['https://evil.example/b.json', HASH] }],
    ['a row of another host', { row: ['//evil.example/b.json', HASH] }],
    ['a row without a hash', { row: ['/rows/b.json', ''] }],
    ['a share beyond all', { share: 101 }],
    ['a share and silos', { silos: ['x'] }],
    ['no share and no silos', { share: undefined }],
  ])('%s is no rollout', (_, change) => {
    expect(isRollout({ ...other('b'), share: 10 })).toBe(true);
    expect(isRollout({ ...other('b'), share: 10, ...change })).toBe(false);
  });
});
