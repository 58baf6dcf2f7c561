import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oxqlOf, oxqlTokens, prettyOxql, windowOf } from './oxql.ts';

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 4, 14);

const period = fc
  .record({
    start: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
    length: fc.integer({ min: 0, max: 60 * 24 * HOUR }),
  })
  .map(({ start, length }) => ({ start, end: start + length }));
const word = fc.stringMatching(/^[a-z][a-z_]{0,15}$/);
const request = fc.record({
  metric: fc.tuple(word, word).map((parts) => parts.join(':')),
  filters: fc.dictionary(word, fc.option(fc.uuid(), { nil: undefined })),
  groupBy: fc.option(fc.uniqueArray(word, { maxLength: 3 }), { nil: undefined }),
});

/** Milliseconds of the times in a query. */
const timesIn = (query: string): number[] =>
  [...query.matchAll(/@([\d-]+T[\d:]+\.000)(?= |$)/g)].map(([, time]) => Date.parse(`${time}Z`));

describe('the query (docs/screens/compute-storage.md section 5.5)', () => {
  test('an hour from midnight', () => {
    const request_ = {
      metric: 'virtual_machine:vcpu_usage',
      filters: { instance_id: '6f0c', state: 'run' },
      groupBy: ['vcpu_id'],
    };
    expect(oxqlOf(request_, { start: MIDNIGHT, end: MIDNIGHT + HOUR })).toBe(
      'get virtual_machine:vcpu_usage | filter timestamp >= @2026-05-13T23:58:00.000 && timestamp < @2026-05-14T01:00:00.000 && instance_id == "6f0c" && state == "run" | align mean_within(60s) | group_by [vcpu_id], sum',
    );
  });

  test('covers all disks in a day, without conditions for empty filters', () => {
    const request_ = {
      metric: 'virtual_disk:reads',
      filters: { attached_instance_id: 'i', disk_id: undefined, x: '' },
    };
    expect(oxqlOf(request_, { start: MIDNIGHT, end: MIDNIGHT + 24 * HOUR + 1 })).toBe(
      'get virtual_disk:reads | filter timestamp >= @2026-05-13T23:12:00.000 && timestamp < @2026-05-15T00:00:00.000 && attached_instance_id == "i" | align mean_within(1440s)',
    );
  });

  test.each([
    [0, 5],
    [299, 5],
    [330, 6],
    [3600, 60],
    [3629, 60],
    [3630, 61],
    [86_400, 1440],
  ])('a period of %s seconds uses samples of %s', (seconds, window) => {
    expect(windowOf({ start: MIDNIGHT, end: MIDNIGHT + seconds * 1000 })).toBe(window);
  });

  test('starts two windows before the period, ends with it, and requests about sixty samples', () => {
    fc.assert(
      fc.property(request, period, (asked, { start, end }) => {
        const [from = Number.NaN, to = Number.NaN, ...others] = timesIn(oxqlOf(asked, { start, end }));
        const window = windowOf({ start, end }) * 1000;
        expect(others).toEqual([]);
        expect(start - 2 * window - from).toBeGreaterThanOrEqual(0);
        expect(start - 2 * window - from).toBeLessThan(1000);
        expect(Math.floor(end / 1000) * 1000).toBe(to);
        expect((end - start) / window).toBeLessThan(61);
      }),
    );
  });

  test('has a condition for every value, and a grouping when there is one', () => {
    fc.assert(
      fc.property(request, period, (asked, when) => {
        const query = oxqlOf(asked, when);
        const steps = query.split(' | ').map((step) => step.split(' ')[0]);
        const grouped = (asked.groupBy ?? []).length > 0;
        expect(steps).toEqual(['get', 'filter', 'align', ...(grouped ? ['group_by'] : [])]);
        const given = Object.entries(asked.filters).filter(([, value]) => value !== undefined);
        expect(query.match(/ == "/g)?.length ?? 0).toBe(given.length);
        for (const [field, value] of given) expect(query).toContain(` && ${field} == "${value}"`);
        if (grouped) expect(query.endsWith(`group_by [${asked.groupBy?.join(', ')}], sum`)).toBe(true);
      }),
    );
  });
});

describe('a formatted query', () => {
  test('has a line for each step and each condition', () => {
    expect(prettyOxql('get a:b | filter timestamp >= @2026 && x == "y" | align mean_within(5s)')).toBe(
      'get a:b\n| filter timestamp >= @2026\n    && x == "y"\n| align mean_within(5s)',
    );
  });

  test('consists of tokens that together are the whole query', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          request.map((asked) => oxqlOf(asked, { start: 0, end: HOUR })),
        ),
        (text) => {
          expect(
            oxqlTokens(text)
              .map((token) => token.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });

  test('has tokens of known kinds', () => {
    const kinds = oxqlTokens(
      'get a:b | filter timestamp < @2026-05-14T01:00:00.000 && x == "get" | align mean_within(5s)',
    )
      .filter(({ kind }) => kind !== 'plain')
      .map(({ kind, text }) => `${kind} ${text}`);
    expect(kinds).toEqual([
      'keyword get',
      'sign |',
      'keyword filter',
      'sign <',
      'time @2026-05-14T01:00:00.000',
      'sign &&',
      'sign ==',
      'string "get"',
      'sign |',
      'keyword align',
      'function mean_within',
    ]);
  });
});
