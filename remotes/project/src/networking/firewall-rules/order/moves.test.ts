import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VpcFirewallRule } from '@console/shared/api';
import { applyMoves, type Moves, moveTo, orderOf } from './moves.ts';

const rule = (name: string, priority: number): VpcFirewallRule => ({
  id: name,
  name,
  priority,
  action: 'allow',
  description: '',
  direction: 'inbound',
  filters: {},
  status: 'enabled',
  targets: [],
  timeCreated: new Date(0),
  timeModified: new Date(0),
  vpcId: 'vpc',
});

const rulesOf = (...priorities: number[]) =>
  priorities.map((priority, index) => rule('abcdefgh'.charAt(index), priority));
const ten = rulesOf(10, 20, 30, 40);

/** Makes moves one after the other, each a name and the place where it goes. */
const moving = (rules: readonly VpcFirewallRule[], ...steps: readonly (readonly [string, number])[]) =>
  steps.reduce<Moves | undefined>((moves, [name, place]) => moveTo(rules, moves, name, place), undefined);

const shown = (rules: readonly VpcFirewallRule[], moves: Moves | undefined) => orderOf(rules, moves).join('');

describe('moves', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.nat(7)), { maxLength: 8 });
  const eight = fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }).map((all) => rulesOf(...all));

  it('lead to the order in which they were made, by the priorities that they need', () =>
    fc.assert(
      fc.property(eight, steps, (rules, all) => {
        const expected = [...orderOf(rules)];
        for (const [name, place] of all) {
          expected.splice(expected.indexOf(name), 1);
          expected.splice(place, 0, name);
        }
        const moves = moving(rules, ...all);
        expect(orderOf(rules, moves)).toEqual(expected);
        const isMoved = expected.join() !== orderOf(rules).join();
        expect(moves !== undefined).toBe(isMoved);
        if (moves) {
          const { rules: after, priorities } = applyMoves(rules, moves);
          expect(after.map(({ name }) => name)).toEqual(expected);
          expect(priorities.size).toBeGreaterThan(0);
        }
      }),
    ));

  it('keep every rule once when rules have changed since, and all others in the order of the server', () =>
    fc.assert(
      fc.property(eight, steps, eight, fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]), (rules, all, others, kept) => {
        const moves = moving(rules, ...all);
        const now = others.filter((_, index) => kept.includes(index));
        const order = orderOf(now, moves);
        const still = (one: string) => !moves?.moved.has(one);
        expect(order.toSorted()).toEqual(now.map(({ name }) => name));
        expect(order.filter(still)).toEqual(orderOf(now).filter(still));
      }),
    ));

  it('count the rule that the user moved, not those that it passed', () => {
    expect([...(moving(ten, ['a', 3])?.moved ?? [])]).toEqual(['a']);
    expect([...(moving(ten, ['b', 0])?.moved ?? [])]).toEqual(['b']);
    expect([...(moving(ten, ['b', 0], ['d', 0])?.moved ?? [])]).toEqual(['d', 'b']);
  });

  it('that end where they began leave nothing', () => {
    expect(moving(ten, ['a', 1], ['a', 0])).toBeUndefined();
    expect([...(moving(ten, ['a', 1], ['d', 0], ['a', 1])?.moved ?? [])]).toEqual(['d']);
  });

  it('follow the rule that they were put behind, with a new one and without a deleted one', () => {
    const moves = moving(ten, ['d', 1]);
    expect(shown(ten, moves)).toBe('adbc');
    const [a, b, c, d] = ten;
    if (!a || !b || !c || !d) throw new Error('four rules');
    expect(shown([{ ...a, priority: 35 }, b, c, d], moves)).toBe('bcad');
    expect(shown([b, c, d, rule('e', 25)], moves)).toBe('dbec');
    expect(shown([a, b, c], moves)).toBe('abc');
  });
});
