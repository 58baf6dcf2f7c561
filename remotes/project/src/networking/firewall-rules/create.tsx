import { useState } from 'react';
import type { VpcFirewallRule } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { useLocation, useRawParams } from '@console/shared/router';
import { useParams } from '@console/shared/routing';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { prefilled } from './prefill.ts';
import { RuleForm } from './rule-form.tsx';
import { bodyOf } from './rule-set.ts';
import { NEW_RULE, type RuleValues, valuesOf } from './schema.ts';

export function Component() {
  const { project, vpc } = useParams('/projects/:project/vpcs/:vpc/firewall-rules-new');
  const { rule = '' } = useRawParams();
  const { search } = useLocation();
  // Another rule to copy, or other values, need a new form; another view of the list behind it does not
  const given = JSON.stringify(prefilled(NEW_RULE, search));
  return <NewRule key={`${rule} ${given}`} place={{ project, vpc }} rule={rule} />;
}

function NewRule({ place, rule }: { place: VpcPlace; rule: string }) {
  const { rules } = useLoaded(firewallRules(place.project, place.vpc));
  const { search } = useLocation();
  const [opened] = useState(() => rules.map((one) => bodyOf(one)));
  const [values] = useState(() => prefilled(valuesFor(rules, rule), search));
  return <RuleForm place={place} rules={opened} values={values} />;
}

/** A copy of a rule, or an empty form, also when the rule does not exist. */
function valuesFor(rules: readonly VpcFirewallRule[], name: string): RuleValues {
  const source = rules.find((one) => one.name === name);
  return source ? { ...valuesOf(source), name: `${name}-copy` } : NEW_RULE;
}
