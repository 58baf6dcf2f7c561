import type { VpcFirewallRule } from '@console/shared/api';
import { vpcFirewallRulesUpdate } from '@console/shared/api';
import { type Call, callTo } from '@console/shared/query';
import { compareSets, isSameSet, mergeSets } from '@console/shared/sets';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { readRules } from './read-rules.ts';
import {
  bodyOf,
  type ChangeRules,
  RULE_LINES,
  type RuleBody,
  withoutRules,
  withPriorities,
  withStatus,
} from './rule-set.ts';

/** The changes of rules in the table. */
export type Verb = 'enable' | 'disable' | 'delete' | 'move';

/** Texts of each change. */
export const VERB_WORDS = {
  enable: { label: 'Enable', done: 'enabled' },
  disable: { label: 'Disable', done: 'disabled' },
  delete: { label: 'Delete', done: 'deleted' },
  move: { label: 'Move', done: 'moved' },
} as const;

/** A change of some rules in the table: one write for all of them. */
export interface TableChange {
  readonly verb: Verb;
  readonly names: readonly string[];
  /** The new priorities by name, when rules are moved. */
  readonly priorities?: ReadonlyMap<string, number>;
  /** The rules as the table showed them. */
  readonly before: readonly RuleBody[];
  /** The rules after a concurrent change, where one was found. */
  readonly seen?: readonly RuleBody[];
}

/** The change of some rows. */
export const changeOf = (
  verb: Verb,
  names: readonly string[],
  rules: readonly VpcFirewallRule[],
  priorities?: ReadonlyMap<string, number>,
): TableChange => ({
  verb,
  names,
  before: rules.map((rule) => bodyOf(rule)),
  ...(priorities && { priorities }),
});

/** Applies a change to rules. */
export function changed({
  verb,
  names,
  priorities,
}: Pick<TableChange, 'verb' | 'names' | 'priorities'>): ChangeRules {
  if (priorities) return withPriorities(priorities);
  const all = new Set(names);
  return verb === 'delete' ? withoutRules(all) : withStatus(all, verb === 'enable' ? 'enabled' : 'disabled');
}

/** The write of a complete set of rules. */
export const writeRules = ({ project, vpc }: VpcPlace, rules: readonly RuleBody[]): Call =>
  callTo(vpcFirewallRulesUpdate, { query: { project, vpc }, body: { rules: [...rules] } });

/** The write of a change if there was no concurrent change, to copy it as a command. */
export const callOf = (place: VpcPlace, change: TableChange): Call =>
  writeRules(place, changed(change)(change.before));

/** A complete set of rules as it was written, and the one that it replaced. */
export interface Written {
  readonly was: readonly RuleBody[];
  readonly is: readonly RuleBody[];
}

/**
 * Applies a change to the current rules on the server, so that concurrent changes of other rules are kept.
 * @returns what was written; or the current rules, without writing, when someone else has changed the same rules
 */
export async function applyChange(
  place: VpcPlace,
  change: TableChange,
): Promise<Written | { readonly seen: readonly RuleBody[] }> {
  const fresh = await readRules(place);
  const compared = compareSets(change.before, changed(change)(change.before), fresh, RULE_LINES);
  const { lines, open } = mergeSets(compared, new Map());
  if (open.length > 0) return { seen: fresh };
  if (!isSameSet(lines, fresh, RULE_LINES)) await writeRules(place, lines).send();
  return { was: fresh, is: lines };
}
