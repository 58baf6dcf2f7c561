import type { VpcFirewallRule } from '@console/shared/api';
import { inOrder } from '../effective/decide.ts';
import { longestRun } from './longest-run.ts';
import { renumbered } from './renumber.ts';

/** Moves of rules that are not saved. */
export interface Moves {
  /** Names of all rules, in the order in which they are to be decided. */
  readonly order: readonly string[];
  /** The rules that were moved: as few as lead to this order. */
  readonly moved: ReadonlySet<string>;
}

/** Rules as they would be after moves. */
export interface MovedRules {
  /** In the new order, with the new priorities. */
  readonly rules: readonly VpcFirewallRule[];
  /** The rules that were moved, in the new order. */
  readonly moved: readonly string[];
  /** The changed priorities by name. */
  readonly priorities: ReadonlyMap<string, number>;
}

const namesOf = (rules: readonly VpcFirewallRule[]) => rules.map(({ name }) => name);

/**
 * The order that moves lead to. Rules may have changed since: a moved one stays behind the same rule, and all others are decided as the
 * server has them.
 */
export function orderOf(
  rules: readonly VpcFirewallRule[],
  { order, moved }: Moves = { order: [], moved: new Set() },
): readonly string[] {
  const all = namesOf(inOrder(rules));
  const found = all.filter((name) => !moved.has(name));
  const present = new Set(all);
  const left = order.filter((name) => present.has(name));
  for (const [index, name] of left.entries())
    if (moved.has(name)) found.splice(found.indexOf(left[index - 1] ?? '') + 1, 0, name);
  return found;
}

/**
 * Moves a rule to a place of the order, counted without it.
 * @returns undefined when all rules are where they were
 */
export function moveTo(
  rules: readonly VpcFirewallRule[],
  moves: Moves | undefined,
  name: string,
  place: number,
): Moves | undefined {
  const order = orderOf(rules, moves).filter((one) => one !== name);
  order.splice(place, 0, name);
  const places = new Map(namesOf(inOrder(rules)).map((one, index) => [one, index]));
  const isStill = (one: string) => one !== name && !moves?.moved.has(one);
  const still = new Set(
    longestRun(
      order.map((one) => places.get(one)),
      (index) => isStill(order[index] ?? ''),
    ),
  );
  const moved = new Set(order.filter((_, index) => !still.has(index)));
  return moved.size === 0 ? undefined : { order, moved };
}

/** The target of a rule: by a number of places, or to a place counted without it. */
export type Where = { readonly by: number } | { readonly to: number };

/** Moves a rule as far as there are places, and returns its place. */
export function moveRule(
  rules: readonly VpcFirewallRule[],
  moves: Moves | undefined,
  name: string,
  where: Where,
): { readonly next: Moves | undefined; readonly says: string } {
  const order = orderOf(rules, moves);
  const wanted = 'to' in where ? where.to : order.indexOf(name) + where.by;
  const place = Math.max(0, Math.min(order.length - 1, wanted));
  const next = moveTo(rules, moves, name, place);
  const priority = next && applyMoves(rules, next).rules[place]?.priority;
  const standing = priority === undefined ? 'as saved' : `priority ${priority}, not saved yet`;
  return { next, says: `${name} is number ${place + 1} of ${order.length}, ${standing}` };
}

/** Applies moves to rules. */
export function applyMoves(rules: readonly VpcFirewallRule[], moves: Moves): MovedRules {
  const order = orderOf(rules, moves);
  const priorities = renumbered(rules, order, moves.moved);
  if (!priorities)
    throw new Error('There are not enough priorities for this order. Delete some rules first.');
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  return {
    rules: order.flatMap((name) => {
      const rule = byName.get(name);
      const priority = priorities.get(name);
      return rule ? [priority === undefined ? rule : { ...rule, priority }] : [];
    }),
    moved: order.filter((name) => moves.moved.has(name)),
    priorities,
  };
}
