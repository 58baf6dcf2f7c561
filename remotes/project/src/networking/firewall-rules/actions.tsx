import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, CopyPlus, Pencil, Power } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import type { VpcFirewallRule } from '@console/shared/api';
import { refetched, seed } from '@console/shared/query';
import { fetchPart, toast } from '@console/shared/runtime';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import {
  applyChange,
  callOf,
  changeOf,
  type TableChange,
  type Verb,
  VERB_WORDS,
  type Written,
} from './change.ts';
import { Following } from './following.tsx';
import { doneText } from './done.tsx';
import { clonePath, editPath, newRulePath } from './paths.ts';
import { priorityBeside } from './rule-set.ts';
import type { RuleMoves } from './use-moves.ts';

/** Input of the rule actions from the screen. */
export interface RuleActionContext {
  readonly place: VpcPlace;
  /** All rules of the VPC, because every write replaces all of them. */
  readonly rules: readonly VpcFirewallRule[];
  /** Called when someone else has changed the same rule: the user has to choose. */
  readonly onConflict: (change: TableChange) => void;
  readonly moves: Pick<RuleMoves, 'rules' | 'moved' | 'move'>;
  /** Why rules cannot be moved now. */
  readonly moveRefusal: string | undefined;
}

type RuleAction = Action<VpcFirewallRule>;

/** The actions of a rule (docs/screens/network-access.md section 3.1). Keep the list in a `useMemo`. */
export const ruleActions = (context: RuleActionContext): readonly RuleAction[] => [
  edit(context),
  clone(context),
  toggle(context),
  insert(context, 'above'),
  insert(context, 'below'),
  moveAction(context, 'up'),
  moveAction(context, 'down'),
  remove(context),
];

/** The rows contain all data of the form: it opens without a request, and refetches before it writes. */
const seedRules = ({ place, rules }: RuleActionContext) =>
  seed(firewallRules(place.project, place.vpc), { rules: [...rules] });

const edit = (context: RuleActionContext): RuleAction => ({
  id: 'edit',
  label: 'Edit',
  icon: Pencil,
  section: 'edit',
  to: ({ name }) => editPath(context.place, name),
  run: () => seedRules(context),
});

const clone = (context: RuleActionContext): RuleAction => ({
  id: 'clone',
  label: 'Clone',
  icon: CopyPlus,
  section: 'edit',
  to: ({ name }) => clonePath(context.place, name),
  run: () => seedRules(context),
});

const insert = (context: RuleActionContext, side: 'above' | 'below'): RuleAction => ({
  id: `insert-${side}`,
  label: `Insert rule ${side}`,
  icon: side === 'above' ? ArrowUpToLine : ArrowDownToLine,
  section: 'edit',
  allowed: (rule) =>
    (context.moves.moved.length > 0 && 'Save or discard the moved rules first.') ||
    priorityBeside(context.rules, rule, side) !== undefined ||
    `No priority is free ${side} this rule. Change the priority of an adjacent rule first.`,
  to: (rule) => {
    const priority = priorityBeside(context.rules, rule, side) ?? rule.priority;
    return newRulePath(context.place, { priority, direction: rule.direction });
  },
  run: () => seedRules(context),
});

/** Title of the message when a move fails. */
export const MOVE_FAILED = 'Could not move firewall rule';

/** Moves a rule past the next one, in the list only: moves are saved together. */
export const moveAction = (
  { moves: { rules, move }, moveRefusal }: Pick<RuleActionContext, 'moves' | 'moveRefusal'>,
  side: 'up' | 'down',
): RuleAction => ({
  id: `move-${side}`,
  label: `Move ${side}`,
  icon: side === 'up' ? ArrowUp : ArrowDown,
  section: 'edit',
  allowed: ({ name }) => {
    if (moveRefusal !== undefined) return moveRefusal;
    const isEnd = rules.at(side === 'up' ? 0 : -1)?.name === name;
    return !isEnd || `It is the ${side === 'up' ? 'first' : 'last'} rule.`;
  },
  run: ({ name }) => move(name, { by: side === 'up' ? -1 : 1 }),
  errorTitle: () => MOVE_FAILED,
});

const verbFor = ({ status }: VpcFirewallRule): Verb => (status === 'enabled' ? 'disable' : 'enable');

const toggle = (context: RuleActionContext): RuleAction => ({
  id: 'toggle',
  label: (rule) => VERB_WORDS[verbFor(rule)].label,
  icon: Power,
  section: 'edit',
  confirm: (rule) => ({
    title: `Confirm ${verbFor(rule)} firewall rule`,
    body: (
      <>
        {VERB_WORDS[verbFor(rule)].label} firewall rule <b>{rule.name}</b>?
        <Following place={context.place} change={changeOf(verbFor(rule), [rule.name], context.rules)} />
      </>
    ),
    errorTitle: `Could not ${verbFor(rule)} firewall rule`,
  }),
  call: (rule) => callOf(context.place, changeOf(verbFor(rule), [rule.name], context.rules)),
  run: (rule) => perform(context, verbFor(rule), rule),
});

const remove = (context: RuleActionContext): RuleAction =>
  deleteAction({
    noun: 'firewall rule',
    title: 'Confirm delete firewall rule',
    consequence: (rule) => (
      <>
        {CONSEQUENCE}
        <Following place={context.place} change={changeOf('delete', [rule.name], context.rules)} />
      </>
    ),
    call: ({ name }) => callOf(context.place, changeOf('delete', [name], context.rules)),
    run: (rule) => perform(context, 'delete', rule),
    // `perform` reports the result
    done: () => undefined,
  });

/** Describes the effect of deleting rules. */
export const CONSEQUENCE = 'The remaining rules then apply to the traffic.';

async function perform({ place, rules, onConflict }: RuleActionContext, verb: Verb, rule: VpcFirewallRule) {
  const change = changeOf(verb, [rule.name], rules);
  const outcome = await applyChange(place, change);
  if ('seen' in outcome) onConflict({ ...change, ...outcome });
  else await sayDone(place, change, outcome);
}

/** Shows that a change was made, when the table shows it too. */
export async function sayDone(place: VpcPlace, change: TableChange, written: Written): Promise<void> {
  await refetched();
  toast({
    content: doneText(VERB_WORDS[change.verb].done, change.names),
    undo: async () =>
      (
        await fetchPart(() => import(/* webpackChunkName: "firewall-rules-change" */ './undo-plan.ts'))
      ).planOf(place, written),
  });
}
