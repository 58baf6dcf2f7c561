import { useMemo } from 'react';
import type { VpcFirewallRule } from '@console/shared/api';
import { TableCard } from '@console/shared/table';
import { ruleColumns } from '../firewall-rules/columns.tsx';
import type { Advice } from '../firewall-rules/effective/advice.ts';
import { inOrder } from '../firewall-rules/effective/decide.ts';
import { appliesTo, trafficOf } from '../firewall-rules/effective/question.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { ReachFacts } from './facts.ts';

const NO_ADVICE: ReadonlyMap<string, readonly Advice[]> = new Map();
const nameOf = ({ name }: VpcFirewallRule) => name;

interface EffectiveRulesProps {
  readonly place: VpcPlace;
  readonly instance: string;
  readonly rules: readonly VpcFirewallRule[];
  readonly facts: ReachFacts;
}

/** The rules that concern an instance, in order of evaluation (docs/screens/network-access.md section 17, B-F3). */
export function EffectiveRules({ place, instance, rules, facts }: EffectiveRulesProps) {
  const rows = useMemo(() => {
    const known = { ...facts, vpcs: undefined, instances: undefined };
    const traffic = trafficOf({ instance }, known);
    return inOrder(rules).filter((rule) => appliesTo(rule, traffic));
  }, [rules, facts, instance]);
  const columns = useMemo(() => ruleColumns({ place, isWhole: false, advice: NO_ADVICE }), [place]);
  return (
    <TableCard
      title={`Rules of ${instance}`}
      description="In order of evaluation. If none matches, inbound traffic is denied and outbound traffic is allowed."
      rows={rows}
      columns={columns}
      rowId={nameOf}
      empty={{ title: 'No firewall rule', body: 'No enabled rule applies to this instance.' }}
    />
  );
}
