import { useMemo, useRef, useState } from 'react';
import { neededPart } from '@console/shared/actions';
import type { VpcFirewallRule } from '@console/shared/api';
import { useLocation } from '@console/shared/router';
import { announce, fetchPart, usePageRefusal } from '@console/shared/runtime';
import { inOrder } from './effective/decide.ts';
import type { Moves, Where } from './order/moves.ts';

const load = () =>
  neededPart(fetchPart(() => import(/* webpackChunkName: "firewall-rules-move" */ './order/index.ts')));

type Code = Awaited<ReturnType<typeof load>>;

/** The moves of rules in a list. */
export interface RuleMoves {
  /** The code of moves, once something has needed it. */
  readonly code: Code | undefined;
  /** All rules in order of decision, as they would be after the moves. */
  readonly rules: readonly VpcFirewallRule[];
  /** Names of the moved rules. */
  readonly moved: readonly string[];
  /** The priorities that change, by name. */
  readonly priorities: ReadonlyMap<string, number>;
  readonly fetchCode: () => Promise<Code>;
  /** Rejects when its code cannot be loaded. */
  readonly move: (name: string, where: Where) => Promise<void>;
  readonly discard: () => void;
}

const NONE = { moved: [], priorities: new Map<string, number>() };

/**
 * Moves of rules, until they are saved or discarded. They follow the rules that the server has meanwhile.
 * @param list identifies the list: the moves of one are not those of another
 */
export function useMoves(list: string, rules: readonly VpcFirewallRule[]): RuleMoves {
  const [code, setCode] = useState<Code>();
  const [kept, setKept] = useState<{ readonly list: string; readonly moves: Moves | undefined }>();
  // A key can be pressed again before the list has followed
  const latest = useRef(kept);
  const moves = kept?.list === list ? kept.moves : undefined;
  const shown = useMemo(() => {
    const applied = code && moves && code.applyMoves(rules, moves);
    return applied && applied.priorities.size > 0 ? applied : { rules: inOrder(rules), ...NONE };
  }, [code, moves, rules]);
  return useMemo(() => {
    const keep = (next: Moves | undefined) => {
      latest.current = { list, moves: next };
      setKept(latest.current);
    };
    const fetchCode = async () => {
      const fetched = await load();
      setCode(fetched);
      return fetched;
    };
    return {
      code,
      ...shown,
      fetchCode,
      async move(name, where) {
        const { moveRule, bringInSight } = await fetchCode();
        const { moves: now } = latest.current?.list === list ? latest.current : {};
        const { next, says } = moveRule(rules, now, name, where);
        keep(next);
        announce(says);
        bringInSight(name);
      },
      discard: () => keep(undefined),
    };
  }, [code, shown, list, rules]);
}

/** Why rules cannot be moved now; undefined when they can. */
export function useMoveRefusal(isWhole: boolean): string | undefined {
  const refusal = usePageRefusal();
  const { search } = useLocation();
  const view = new URLSearchParams(search);
  if (refusal !== undefined) return refusal;
  if (!isWhole || view.get('filter')?.trim()) return 'Some rules are hidden. Show all rules to move one.';
  return ['priority', null].includes(view.get('sort'))
    ? undefined
    : 'The list is not in order of evaluation. Sort it by priority to move rules.';
}
