import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionAt } from './complete.ts';
import { aligned, errorPosition, isNotAligned, withSince } from './errors.ts';
import { SCHEMAS } from './fixtures.ts';
import { tokens } from './language.ts';
import { lint } from './lint.ts';

/** Completions at the position of the bar. */
const complete = (marked: string) => {
  const offset = marked.indexOf('¦');
  const { from, items } = completionAt(marked.replace('¦', ''), offset, SCHEMAS);
  return { from, labels: items.map(({ label }) => label) };
};

describe('the tokens of a query', () => {
  test('joined are equal to any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'get a:b|"\'@1.5m&{};[]<>=!~ \n') }), (text) => {
        expect(
          tokens(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('have the expected kinds', () => {
    const kinds = tokens('get a:b | filter t > @now() - 5m && s == "x" | align mean_within(1m)')
      .filter(({ kind }) => kind !== 'space')
      .map(({ kind, text }) => `${kind} ${text}`);
    expect(kinds).toEqual([
      'keyword get',
      'name a:b',
      'pipe |',
      'keyword filter',
      'field t',
      'operator >',
      'time @now()',
      'operator -',
      'duration 5m',
      'operator &&',
      'field s',
      'operator ==',
      'string "x"',
      'pipe |',
      'keyword align',
      'function mean_within',
      'operator (',
      'duration 1m',
      'operator )',
    ]);
  });
});

const PLACES: readonly (readonly [marked: string, labels: readonly string[]])[] = [
  ['¦', ['get', 'filter', 'align', 'group_by', 'join', 'first', 'last']],
  ['get ¦', ['hardware_component:temperature', 'virtual_disk:reads']],
  ['get virt¦', ['virtual_disk:reads']],
  ['get virtual_disk:reads | fil¦', ['filter']],
  ['get virtual_disk:reads | filter ¦', ['disk_id', 'is_local', 'timestamp', 'datum']],
  ['get virtual_disk:reads | filter is¦', ['is_local', 'disk_id']],
  ['get hardware_component:temperature | filter s¦', ['slot', 'sensor', 'switch_wafer_loc_x', 'timestamp']],
  ['get virtual_disk:reads | filter is_local ¦', ['==', '!=', '<', '<=', '>', '>=', '~=']],
  ['get virtual_disk:reads | filter is_local == ¦', ['true', 'false']],
  ['get virtual_disk:reads | filter disk_id == ¦', ['""']],
  ['get virtual_disk:reads | filter is_local == true ¦', ['&&', '||', '^']],
  ['get virtual_disk:reads | filter timestamp > ¦', ['@now() - 5m', '@now() - 1h', '@2025-05-06T10:00:00']],
  ['get virtual_disk:reads | filter timestamp > @now() - 5m¦', ['m', 'ms']],
  ['get virtual_disk:reads | align ¦', ['mean_within', 'interpolate']],
  ['get virtual_disk:reads | align mean_within(60¦', ['Y', 'M', 'w', 'd', 'h', 'm', 's', 'ms', 'us', 'ns']],
  ['get virtual_disk:reads | align mean_within(1m) | group_by [¦', ['disk_id', 'is_local']],
  ['get virtual_disk:reads | align mean_within(1m) | group_by [disk_id], ¦', ['mean', 'sum']],
  ['get virtual_disk:reads | filter disk_id == "is¦', []],
  ["get virtual_disk:reads | filter disk_id == 'a¦'", []],
];

describe('completion', () => {
  // @sheet operator/13.60
  test.each(PLACES)('at the bar in %s', (marked, labels) => {
    expect(complete(marked).labels).toEqual(labels);
  });

  // @sheet operator/13.60
  test('offers the timeseries of the charts where the list of timeseries cannot be read', () => {
    const { items } = completionAt('get instance_network_interface:bytes', 36, []);
    expect(items.map(({ label }) => label)).toEqual([
      'instance_network_interface:bytes_received',
      'instance_network_interface:bytes_sent',
    ]);
  });

  // @sheet operator/13.60
  test('replaces the previous word', () => {
    expect(complete('get virt¦').from).toBe(4);
    expect(complete('get virtual_disk:reads | align mean_within(60s¦').from).toBe(45);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'get |filter[a:b]"= \n') }),
        fc.nat(60),
        (text, at) => {
          const offset = Math.min(at, text.length);
          expect(completionAt(text, offset, SCHEMAS).from).toBeLessThanOrEqual(offset);
        },
      ),
    );
  });
});

describe('the warnings before sending', () => {
  const said = (text: string) => lint(text, SCHEMAS).map((finding) => [finding.text, finding.fix]);
  const SINCE = 'filter timestamp > @now() - 5m';

  // @sheet operator/13.61
  test.each([
    [
      `get virtual_disk:read | ${SINCE}`,
      [['There is no timeseries virtual_disk:read', 'virtual_disk:reads']],
    ],
    [
      `get virtual_disk:reads | ${SINCE} && disk == "x"`,
      [['virtual_disk:reads has no field disk', 'disk_id']],
    ],
    [
      `get virtual_disk:reads | ${SINCE} | group_by [disk_id], sum`,
      [['group_by needs align mean_within(…) before it', undefined]],
    ],
    [`get virtual_disk:reads | ${SINCE} | join`, [['join needs { …; … } before it', undefined]]],
    [`{ get virtual_disk:reads | ${SINCE} } | join`, [['join needs { …; … } before it', undefined]]],
    [`{ get virtual_disk:reads | ${SINCE}; get virtual_disk:reads | ${SINCE} } | join`, []],
    ['get virtual_disk:reads', [['Without a timestamp filter, all stored data is read', undefined]]],
    [`get virtual_disk:reads | ${SINCE} | align mean_within(1m) | group_by [disk_id], sum`, []],
    ['', []],
  ])('of %s', (text, findings) => {
    expect(said(text)).toEqual(findings);
  });

  // @sheet operator/13.61
  test('report too many characters, and an ID without quotes', () => {
    expect(said(`get virtual_disk:reads | ${SINCE} ${' '.repeat(4096)}x`)[0]).toEqual([
      'Longer than 4096 characters',
      undefined,
    ]);
    const bare = `get virtual_disk:reads | ${SINCE} && disk_id == a1b2c3d4-0000-4000-8000-000000000000`;
    expect(said(bare).some(([text]) => /must be quoted/.test(text ?? ''))).toBe(true);
  });

  test('are none for names that cannot be checked', () => {
    expect(lint(`get a:b | ${SINCE} && x == "1"`, [])).toEqual([]);
  });
});

describe('an error of the server', () => {
  // @sheet operator/13.62
  test.each([
    ['Error at 1:5: no', 'get x', 4],
    ['Error at 2:3: no', '\n\n  get x\n| filter', 12],
    ['Error at 1:1: no', '   get', 3],
    ['Error at 9:9: no', 'get', 3],
  ])('%s in %j is at %s', (message, text, offset) => {
    const place = errorPosition(message, text);
    expect(place?.offset).toBe(offset);
    const lines = text.slice(0, offset).split('\n');
    expect([place?.line, place?.column]).toEqual([lines.length, (lines.at(-1)?.length ?? 0) + 1]);
  });

  // @sheet operator/13.62
  test('without a position has none', () => {
    expect(errorPosition('there is no timeseries', 'get')).toBeUndefined();
  });

  // @sheet operator/13.65
  test('about alignment has a correction', () => {
    const text = 'get a:b | filter timestamp > @now() - 5m | group_by [x], sum';
    expect(isNotAligned('Input tables to a `group_by` must be aligned')).toBe(true);
    expect(aligned(text)).toBe(
      'get a:b | filter timestamp > @now() - 5m | align mean_within(1m) | group_by [x], sum',
    );
  });

  test('a start time is inserted or replaced', () => {
    expect(withSince('get a:b | first 1', '1h')).toBe('get a:b | filter timestamp > @now() - 1h | first 1');
    expect(withSince('get a:b | filter timestamp >= @2025-01-01T00:00:00 && x == 1', '7d')).toBe(
      'get a:b | filter timestamp > @now() - 7d && x == 1',
    );
    expect(withSince('get a:b | filter timestamp > @now() - 5m', '1h')).toBe(
      'get a:b | filter timestamp > @now() - 1h',
    );
  });

  test('a start time is set in every part of a join', () => {
    expect(withSince('{ get a:b; get c:d | filter timestamp > @now() - 5m } | join', '1h')).toBe(
      '{ get a:b | filter timestamp > @now() - 1h; get c:d | filter timestamp > @now() - 1h } | join',
    );
  });
});
