import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../effective/decide.ts';
import type { RuleBody } from '../rule-set.ts';
import { renumbered } from './renumber.ts';

const rule = (name: string, priority: number, action: RuleBody['action'] = 'allow'): RuleBody => ({
  name,
  priority,
  action,
  description: '',
  direction: 'inbound',
  filters: {},
  status: 'enabled',
  targets: [],
});

const namesOf = (rules: readonly RuleBody[]) => rules.map(({ name }) => name);

const applied = (rules: readonly RuleBody[], changed: ReadonlyMap<string, number>) =>
  rules.map((one) => ({ ...one, priority: changed.get(one.name) ?? one.priority }));

/** Rules in the order of the server, and another order. */
const sets = (maxLength: number, max: number) =>
  fc
    .array(fc.tuple(fc.nat(max), fc.constantFrom<RuleBody['action']>('allow', 'deny')), { maxLength })
    .chain((all) => {
      const rules = all.map(([priority, action], index) => rule(`rule-${index}`, priority, action));
      const order = fc.shuffledSubarray(namesOf(rules), { minLength: rules.length });
      return fc.record({ rules: fc.constant(rules), order, moved: fc.subarray(namesOf(rules)) });
    });

/** The fewest changes that lead to an order, by trying all priorities; undefined: none do. */
function fewest(rules: readonly RuleBody[], order: readonly string[], max: number): number | undefined {
  let least: number | undefined;
  const wanted = order.join();
  const all = rules.reduce<number[][]>(
    (found) => found.flatMap((some) => Array.from({ length: max + 1 }, (_, priority) => [...some, priority])),
    [[]],
  );
  for (const priorities of all) {
    const changes = rules.filter(({ priority }, index) => priorities[index] !== priority).length;
    if (least !== undefined && changes >= least) continue;
    const next = rules.map((one, index) => ({ ...one, priority: priorities[index] ?? 0 }));
    if (namesOf(inOrder(next)).join() === wanted) least = changes;
  }
  return least;
}

describe('priorities of an order', () => {
  it('lead to exactly this order, in range, and change only what they name', () =>
    fc.assert(
      fc.property(
        fc.oneof(sets(40, 65_535), sets(40, 8), sets(40, 65_535).map(crowdedAtTheEnd)),
        ({ rules, order, moved }) => {
          const changed = renumbered(rules, order, new Set(moved));
          if (!changed) throw new Error('65,536 priorities are enough for 40 rules');
          expect(namesOf(inOrder(applied(rules, changed)))).toEqual(order);
          for (const one of rules) {
            const priority = changed.get(one.name);
            if (priority === undefined) continue;
            expect(priority).not.toBe(one.priority);
            expect(Number.isInteger(priority) && priority >= 0 && priority <= 65_535).toBe(true);
          }
        },
      ),
      { numRuns: 1_000 },
    ));

  // @sheet network-access/B-F5
  it('change as few rules as any other priorities would, or none lead to the order', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }).chain((max) => fc.tuple(fc.constant(max), sets(5, max))),
        ([max, { rules, order, moved }]) => {
          const changed = renumbered(rules, order, new Set(moved), max);
          expect(changed?.size).toBe(fewest(rules, order, max));
          if (changed) {
            expect(namesOf(inOrder(applied(rules, changed)))).toEqual(order);
            expect([...changed.values()].every((one) => one >= 0 && one <= max)).toBe(true);
          }
        },
      ),
      { numRuns: 1_000 },
    ));

  it('change nothing for the order that they already have', () =>
    fc.assert(
      fc.property(sets(40, 8), ({ rules, moved }) => {
        expect(renumbered(rules, namesOf(inOrder(rules)), new Set(moved))?.size).toBe(0);
      }),
    ));

  it('of 1,024 rules at one priority are found at once', () => {
    const rules = Array.from({ length: 1024 }, (_, index) => rule(`rule-${index}`, 65_534));
    const order = namesOf(rules).toReversed();
    const changed = renumbered(rules, order, new Set());
    expect(changed?.size).toBe(1023);
    expect(namesOf(inOrder(applied(rules, changed ?? new Map())))).toEqual(order);
  });
});

/** All priorities among the last few, where there is no room below. */
function crowdedAtTheEnd<Set extends { readonly rules: readonly RuleBody[] }>(set: Set): Set {
  return {
    ...set,
    rules: set.rules.map((one) => ({ ...one, priority: 65_535 - (one.priority % 4) })),
  };
}

describe('the rule that is moved gets the other priority', () => {
  const [a, b, c] = [rule('a', 10), rule('b', 20), rule('c', 30)];
  it.each([
    ['up past one', [a, b, c], 'bac', 'b', { b: 4 }],
    ['down past one', [a, b, c], 'bac', 'a', { a: 25 }],
    ['to the end', [a, b, c], 'bca', 'a', { a: 32_783 }],
    ['between two at one priority', [a, rule('b', 10), c], 'acb', 'c', { b: 32_783 }],
    ['a denying one to the first place of its priority', [a, rule('b', 10, 'deny')], 'ba', 'b', {}],
    ['without room above', [rule('a', 0), rule('b', 1)], 'ba', 'b', { a: 32_768 }],
  ] as const)('%s', (_, rules, order, moved, expected) =>
    expect(Object.fromEntries(renumbered(rules, [...order], new Set([moved])) ?? [])).toEqual(expected),
  );

  it('but there is no answer where no priorities are left', () =>
    expect(renumbered([a, b, c], ['c', 'b', 'a'], new Set(), 1)).toBeUndefined());
});
