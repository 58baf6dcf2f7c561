import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sled, UninitializedSled } from '@console/shared/api';
import { isInService } from '../../../base/sleds/states.ts';
import { CLOSED, EXPUNGED, testSled } from '../../test-hardware.ts';
import { type Placement, placeSleds, type PositionFact } from './place-sleds.ts';
import { nameOf, statusOf } from './slot-status.ts';

const RACK = 'rack';
const fact = (serial: string, slot: number, at = 1, kind = 'sled'): PositionFact => ({
  serial,
  kind,
  slot,
  at,
});
const waits = (serial: string, cubby: number, rackId = RACK): UninitializedSled => ({
  baseboard: { part: 'GX-4410-03', serial, revision: 6 },
  cubby,
  rackId,
});
const place = (
  sleds: readonly Sled[],
  waiting: readonly UninitializedSled[],
  facts: readonly PositionFact[],
) => placeSleds({ rackId: RACK, sleds, waiting, facts });
const at = (placement: Placement, slot: number) => {
  const found = placement.slots[slot];
  if (!found) throw new Error(`no slot ${slot}`);
  return { ...found, status: statusOf(found, placement.isComplete) };
};

describe('sleds in a rack', () => {
  // @sheet operator/13.12
  it('are placed where they were last seen', () => {
    const placement = place(
      [testSled('a')],
      [],
      [fact('a', 3, 1), fact('a', 7, 2), fact('a', 5, 1), fact('b', 1)],
    );
    expect(at(placement, 7)).toMatchObject({ sled: { id: 'a' }, status: 'in service' });
    expect(at(placement, 3).status).toBe('empty');
  });

  // @sheet operator/13.12
  it('seen in one slot: the newer keeps it, the other has no place and names its last slot', () => {
    const placement = place([testSled('a'), testSled('b')], [], [fact('a', 3, 1), fact('b', 3, 2)]);
    expect(at(placement, 3).sled?.id).toBe('b');
    expect(placement.unplaced).toMatchObject([{ hardware: { id: 'a' }, lastSeen: 3 }]);
    expect(at(placement, 4).status).toBe('unknown');
  });

  // @sheet operator/13.12
  it('that wait take precedence over expunged ones in their cubby', () => {
    const gone = testSled('a', { policy: EXPUNGED });
    const placement = place([gone, testSled('z')], [waits('w', 3)], [fact('a', 3, 9), fact('z', 0)]);
    expect(at(placement, 3)).toMatchObject({ waiting: { cubby: 3 }, status: 'waiting to be added' });
    expect(at(placement, 3).sled).toBeUndefined();
    expect(placement.former).toEqual([gone]);
  });

  // @sheet operator/13.12
  it('that wait where one is in service are reported twice', () => {
    const placement = place([testSled('a')], [waits('w', 3)], [fact('a', 3)]);
    const slot = at(placement, 3);
    expect(slot.status).toBe('reported twice');
    expect(nameOf(slot, slot.status)).toBe('Slot 3, a, w, reported twice');
  });

  // @sheet operator/13.81
  it('that were added and are still listed as waiting appear once', () => {
    const sled = testSled('new', { baseboard: waits('w', 3).baseboard });
    const placement = place([sled], [waits('w', 3)], [fact('w', 3)]);
    expect(at(placement, 3)).toMatchObject({ sled: { id: 'new' }, status: 'in service' });
    expect(at(placement, 3).waiting).toBeUndefined();
  });

  it('that were expunged keep their slot while nothing else is in it', () => {
    const sleds = [testSled('a', { policy: EXPUNGED }), testSled('b', { state: 'decommissioned' })];
    const placement = place(sleds, [], [fact('a', 1), fact('b', 2)]);
    expect(at(placement, 1).status).toBe('expunged');
    expect(at(placement, 2).status).toBe('decommissioned');
    expect(place(sleds, [], []).former).toHaveLength(2);
  });

  // @sheet operator/13.12
  it('in a slot that no rack has are listed separately', () => {
    const placement = place([testSled('a')], [waits('w', 99)], [fact('a', 40)]);
    expect(placement.beyond.map(({ slot }) => slot)).toEqual([40, 99]);
    expect(placement.unplaced).toEqual([]);
  });

  // @sheet operator/13.12
  it('without facts have no place, and no slot is called empty', () => {
    const placement = place([testSled('a'), testSled('b', { policy: CLOSED })], [], []);
    expect(placement.unplaced).toHaveLength(2);
    expect(placement.slots.map((slot) => statusOf(slot, placement.isComplete))).not.toContain('empty');
    expect(place([], [], []).isComplete).toBe(false);
  });

  it('of another rack, and facts of switches, are ignored', () => {
    const placement = place(
      [testSled('a', { rackId: 'other' })],
      [waits('w', 1, 'other')],
      [fact('a', 1), fact('a', 2, 9, 'switch')],
    );
    expect(placement.slots.every(({ sled, waiting }) => !sled && !waiting)).toBe(true);
    expect(placement.unplaced).toEqual([]);
  });

  it('that take no new instances show it', () => {
    const placement = place([testSled('a', { policy: CLOSED })], [], [fact('a', 0)]);
    expect(at(placement, 0).status).toBe('no new instances');
  });
});

const SERIALS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const anyFact = fc.record({
  serial: fc.constantFrom(...SERIALS),
  kind: fc.constantFrom('sled', 'sled', 'sled', 'switch'),
  slot: fc.oneof(fc.nat(4), fc.constant(40)),
  at: fc.nat(3),
});
const anyWaiting = fc
  .record({
    serial: fc.constantFrom(...SERIALS, 'w', 'x'),
    cubby: fc.nat(5),
    rackId: fc.constantFrom(RACK, 'other'),
  })
  .map(({ serial, cubby, rackId }) => waits(serial, cubby, rackId));
const anySleds = fc.subarray([...SERIALS]).chain((serials) =>
  fc.tuple(
    ...serials.map((serial) =>
      fc
        .record({
          kind: fc.constantFrom('open', 'closed', 'expunged', 'gone'),
          rackId: fc.constantFrom(RACK, RACK, 'other'),
        })
        .map(({ kind, rackId }) =>
          testSled(serial, {
            rackId,
            ...(kind === 'closed' && { policy: CLOSED }),
            ...(kind === 'expunged' && { policy: EXPUNGED }),
            ...(kind === 'gone' && { state: 'decommissioned' as const }),
          }),
        ),
    ),
  ),
);

/** Every rule separately, evaluated from scratch for each sled. */
function slowPlaceOf(
  sled: Sled,
  sleds: readonly Sled[],
  waiting: readonly UninitializedSled[],
  facts: readonly PositionFact[],
) {
  const seen = (one: Sled) =>
    facts
      .filter(({ kind, serial }) => kind === 'sled' && serial === one.baseboard.serial)
      .toSorted((x, y) => y.at - x.at)[0];
  const mine = seen(sled);
  const isFormer = !isInService(sled);
  if (!mine) return isFormer ? 'former' : 'unplaced';
  const rivals = sleds.filter((one) => one.rackId === RACK && seen(one)?.slot === mine.slot);
  const alike = rivals.filter((one) => isInService(one) !== isFormer);
  const first = alike.toSorted((x, y) => (seen(y)?.at ?? 0) - (seen(x)?.at ?? 0))[0];
  if (first !== sled) return isFormer ? 'former' : 'unplaced';
  if (!isFormer) return mine.slot;
  const isTaken =
    rivals.some(isInService) || waiting.some(({ cubby, rackId }) => rackId === RACK && cubby === mine.slot);
  return isTaken ? 'former' : mine.slot;
}

describe('placing', () => {
  // @sheet operator/13.12
  it('agrees with the rules taken one by one', () => {
    fc.assert(
      fc.property(
        anySleds,
        fc.array(anyWaiting, { maxLength: 4 }),
        fc.array(anyFact),
        (sleds, waiting, facts) => {
          const placement = place(sleds, waiting, facts);
          const found = (sled: Sled) => {
            const slot = [...placement.slots, ...placement.beyond].find((one) => one.sled === sled)?.slot;
            if (slot !== undefined) return slot;
            if (placement.former.includes(sled)) return 'former';
            return placement.unplaced.some(({ hardware }) => hardware === sled) ? 'unplaced' : 'nowhere';
          };
          for (const sled of sleds)
            expect(found(sled)).toBe(
              sled.rackId === RACK ? slowPlaceOf(sled, sleds, waiting, facts) : 'nowhere',
            );
        },
      ),
    );
  });

  // @sheet operator/13.12
  it('loses no sled and shows none twice', () => {
    fc.assert(
      fc.property(anySleds, fc.array(anyFact), (sleds, facts) => {
        const { slots, beyond, former, unplaced } = place(sleds, [], facts);
        const shown = [
          ...[...slots, ...beyond].flatMap(({ sled }) => (sled ? [sled.id] : [])),
          ...former.map(({ id }) => id),
          ...unplaced.flatMap(({ hardware }) => ('id' in hardware ? [hardware.id] : [])),
        ];
        const here = sleds.filter(({ rackId }) => rackId === RACK).map(({ id }) => id);
        expect(shown.toSorted()).toEqual(here.toSorted());
        expect(slots.map(({ slot }) => slot)).toEqual(Array.from({ length: 32 }, (_, index) => index));
      }),
    );
  });
});
