import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventClasses, globMatches, isSubscribed } from './webhook-events.ts';

describe('subscriptions', () => {
  it.each([
    ['a.b', 'a.b', true],
    ['a.b', 'a.b.c', false],
    ['a.*', 'a.b', true],
    ['a.*', 'a', false],
    ['a.*', 'a.b.c', false],
    ['a.**', 'a.b.c', true],
    ['a.**', 'a', false],
    ['**.c', 'a.b.c', true],
    ['a.**.d', 'a.b.c.d', true],
    ['a.**.d', 'a.d', false],
    ['*', 'a', true],
    ['*', 'a.b', false],
  ] as const)('%s and %s: %s', (glob, name, expected) => {
    expect(globMatches(glob, name)).toBe(expected);
  });

  it('match what an equivalent regular expression matches', () => {
    const part = fc.constantFrom('a', 'b');
    const glob = fc.array(fc.oneof(part, fc.constantFrom('*', '**')), { minLength: 1, maxLength: 4 });
    const name = fc.array(part, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(glob, name, (pattern, parts) => {
        const source = pattern
          .map((one) => (one === '**' ? '\\w+(\\.\\w+)*' : one === '*' ? '\\w+' : one))
          .join('\\.');
        const expected = new RegExp(`^${source}$`).test(parts.join('.'));
        expect(globMatches(pattern.join('.'), parts.join('.'))).toBe(expected);
      }),
    );
  });

  it('never match probes', () => {
    expect(isSubscribed(['**', 'probe'], 'probe')).toBe(false);
    expect(eventClasses.filter(({ name }) => !isSubscribed(['**'], name)).map(({ name }) => name)).toEqual([
      'probe',
    ]);
  });
});
