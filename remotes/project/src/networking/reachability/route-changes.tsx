import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import styles from '../firewall-rules/consequences.module.css';
import { Flows } from '../firewall-rules/flows.tsx';
import { vpcInterfaces } from '../firewall-rules/queries.ts';
import { useComparison } from '../firewall-rules/use-consequences.ts';
import { allRouters, routesOfVpc } from '../routers/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { gather } from './gather.ts';
import { gatewaySenders } from './queries.ts';
import { changedFacts, comparingRoutes, type RouteChange } from './route-consequences.ts';

/** Props of {@link RouteConsequences}. */
export interface RouteConsequencesProps {
  readonly place: VpcPlace;
  /** Keep it in a `useMemo`. Undefined when nothing changes, or not yet. */
  readonly change: RouteChange | undefined;
  /** What is said without a change. */
  readonly idle?: string;
}

/** The traffic that is no longer routed, or is routed from now on, when routes are changed. */
export function RouteConsequences({ place, change, idle }: RouteConsequencesProps) {
  return (
    <section className={styles.consequences} aria-label="What changes">
      {change ? <Compared place={place} change={change} /> : <p className={styles.note}>{idle}</p>}
    </section>
  );
}

function Compared({ place, change }: { place: VpcPlace; change: RouteChange }) {
  const { project, vpc } = place;
  const subnets = useQuery(allSubnets(project, vpc));
  const routers = useQuery(allRouters(project, vpc));
  const routes = useQuery(routesOfVpc(project, vpc));
  const gateways = useQuery(gatewaySenders(place));
  const interfaces = useQuery(vpcInterfaces(place));
  const facts = useMemo(() => {
    const all = gather({
      vpc,
      rules: undefined,
      subnets: subnets.data?.items,
      routers: routers.data?.items,
      routes: routes.data?.items,
      gateways: gateways.data,
      interfaces: interfaces.data,
      instances: undefined,
      externalIps: undefined,
    });
    const { subnets: known, interfaces: placed, systemRoutes } = all;
    return (
      known &&
      placed &&
      systemRoutes &&
      gateways.data && { ...all, subnets: known, interfaces: placed, systemRoutes }
    );
  }, [vpc, subnets.data, routers.data, routes.data, gateways.data, interfaces.data]);
  const start = useMemo(() => {
    const nameOf = (id: string) => routers.data?.items.find((router) => router.id === id)?.name;
    return facts && (() => comparingRoutes(facts, changedFacts(facts, change, nameOf)));
  }, [facts, change, routers.data]);
  const result = useComparison(start);
  return (
    <Flows
      result={result}
      facts={facts}
      lost={[subnets, routers, routes, gateways, interfaces].filter(({ isError, data }) => isError && !data)}
      note="By the routes alone, in one direction. Firewall rules decide about the traffic too."
    />
  );
}
