import { describe, expect, it } from 'vitest';
import { CLOSED, EXPUNGED, testSled } from '../test-hardware.ts';
import { addState, formerOf, keyOf, rowsOf } from './state.ts';

const waiting = (serial: string, cubby = 10, rackId = 'rack') => ({
  baseboard: { part: 'GX-4410-02', serial, revision: 6 },
  cubby,
  rackId,
});
const one = waiting('FH1');
const NONE = new Map();
const asked = (id: string | undefined) => new Map([[keyOf(one), { key: keyOf(one), serial: 'FH1', id }]]);

describe('a waiting sled', () => {
  // @sheet operator/13.82
  it.each([
    ['is unknown', [], NONE, 'waiting'],
    ['is asked for', [], asked(undefined), 'adding'],
    ['was accepted', [], asked('id'), 'accepted'],
    ['was added before a reload', [testSled('FH1')], NONE, 'ready'],
    ['was added in this visit and is in service', [testSled('FH1')], asked('id'), 'ready'],
    ['is in service and takes no new instances', [testSled('FH1', { policy: CLOSED })], NONE, 'known'],
    ['was removed', [testSled('FH1', { policy: EXPUNGED })], NONE, 'former'],
    ['was removed and is added again', [testSled('FH1', { policy: EXPUNGED })], asked('id'), 'accepted'],
    [
      'has the serial of another part',
      [testSled('x', { baseboard: { part: 'other', serial: 'FH1', revision: 1 } })],
      NONE,
      'waiting',
    ],
  ] as const)('that %s', (_, sleds, added, expected) => {
    expect(addState(one, sleds, added)).toBe(expected);
  });

  // @sheet operator/13.11
  it.each([
    ['expunged', testSled('FH1', { policy: EXPUNGED }), true],
    ['decommissioned', testSled('FH1', { state: 'decommissioned' }), true],
    ['in service', testSled('FH1'), false],
    ['another', testSled('FH2', { policy: EXPUNGED }), false],
  ])('recognizes a former sled by its serial when that is %s', (_, sled, isFormer) => {
    expect(formerOf(one, [sled])).toBe(isFormer ? sled : undefined);
  });

  it('are sorted by rack and slot', () => {
    const rows = rowsOf(
      [waiting('c', 2, 'rack-b'), waiting('b', 11, 'rack-a'), waiting('a', 9, 'rack-a')],
      [],
      NONE,
    );
    expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
});
