import { useState } from 'react';
import { notFound } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { useLocation } from '@console/shared/router';
import { useParams } from '@console/shared/routing';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { prefilled } from './prefill.ts';
import { RuleForm } from './rule-form.tsx';
import { bodyOf } from './rule-set.ts';
import { valuesOf } from './schema.ts';

export function Component() {
  const { rule, ...place } = useParams('/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit');
  return <EditRule key={rule} place={place} rule={rule} />;
}

function EditRule({ place, rule }: { place: VpcPlace; rule: string }) {
  const { rules } = useLoaded(firewallRules(place.project, place.vpc));
  const { search } = useLocation();
  // The rule when the form opened: a renamed rule disappears from the list before the form closes
  const [opened] = useState(() => rules.map((one) => bodyOf(one)));
  const own = opened.find(({ name }) => name === rule);
  if (!own) throw notFound();
  return <RuleForm place={place} rules={opened} values={prefilled(valuesOf(own), search)} original={rule} />;
}
