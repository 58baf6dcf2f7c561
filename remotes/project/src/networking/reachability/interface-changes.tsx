import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { externalIps } from '../../base/instances/queries.ts';
import styles from '../firewall-rules/consequences.module.css';
import { Flows } from '../firewall-rules/flows.tsx';
import { useComparison } from '../firewall-rules/use-consequences.ts';
import { allVpcs, firewallRules, vpcById } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { comparingInterface } from './interface-consequences.ts';
import { type AskedChange, changeIn } from './interface-change.ts';
import { useRoutedFacts } from './use-routed-facts.ts';

export interface InterfaceConsequencesProps {
  readonly project: string;
  /** Name of the instance. */
  readonly instance: string;
  /** The VPC, by name or by id. */
  readonly vpc: { readonly name: string } | { readonly id: string };
  /** Keep it in a `useMemo`. Undefined when nothing changes, or not yet. */
  readonly change: AskedChange | undefined;
  /** The text without a change. */
  readonly idle?: string;
}

/** The traffic that becomes blocked or allowed when an interface is added, changed or deleted. */
export function InterfaceConsequences({ vpc, change, idle, ...place }: InterfaceConsequencesProps) {
  return (
    <section className={styles.consequences} aria-label="What changes">
      {change === undefined ? (
        <p className={styles.note}>{idle}</p>
      ) : 'name' in vpc ? (
        <Compared {...place} vpc={vpc.name} change={change} />
      ) : (
        <ComparedById {...place} id={vpc.id} change={change} />
      )}
    </section>
  );
}

type Where = Pick<InterfaceConsequencesProps, 'project' | 'instance'> & { readonly change: AskedChange };

function ComparedById({ id, ...props }: Where & { id: string }) {
  const vpc = useQuery(vpcById(id));
  if (vpc.data) return <Compared {...props} vpc={vpc.data.name} />;
  return <Flows result={undefined} facts={undefined} lost={vpc.isError ? [vpc] : []} note="" />;
}

function Compared({ project, instance, vpc, change }: Where & { vpc: string }) {
  const place = useMemo((): VpcPlace => ({ project, vpc }), [project, vpc]);
  const { facts: routed, lost } = useRoutedFacts(place);
  const rules = useQuery(firewallRules(project, vpc));
  const vpcs = useQuery(allVpcs(project)).data?.items;
  const outside = useQuery(externalIps(project, instance));
  const facts = useMemo(
    () =>
      routed && rules.data && !outside.isPending
        ? {
            ...routed,
            rules: rules.data.rules,
            vpcs: vpcs?.map(({ name }) => name),
            externalIps: outside.data?.items.map(({ ip }) => ({ instance, address: ip })),
          }
        : undefined,
    [routed, rules.data, vpcs, instance, outside.isPending, outside.data],
  );
  const asked = useMemo(() => facts && changeIn(facts, instance, change), [facts, instance, change]);
  const start = useMemo(() => facts && asked && (() => comparingInterface(facts, asked)), [facts, asked]);
  const result = useComparison(start);
  if (facts && !asked) return <p className={styles.note}>Could not determine what changes.</p>;
  return (
    <Flows
      result={result}
      facts={facts}
      lost={[...lost, ...(rules.isError && !rules.data ? [rules] : [])]}
      note={NOTES[change.kind === 'added' && change.address === undefined ? 'any' : change.kind]}
    />
  );
}

const RUNNING = 'Based on routes and firewall rules, while the instances are running.';

const NOTES = {
  added: RUNNING,
  any: `${RUNNING} The server chooses the address; a rule or a route that names it may decide otherwise.`,
  removed: RUNNING,
  transit: 'Transit IPs permit traffic. It is not known whether the guest forwards it.',
} as const;
