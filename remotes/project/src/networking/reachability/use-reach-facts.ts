import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { usePolling } from '../../base/instances/polling.ts';
import { everyInstance } from '../../base/instances/queries.ts';
import { vpcInterfaces } from '../firewall-rules/queries.ts';
import { allRouters, routesOfVpc } from '../routers/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { ReachQuestion } from './facts.ts';
import { exposed, gather } from './gather.ts';
import { externalIpsOf, gatewaySenders } from './queries.ts';

/** All facts of an explanation. All requests start at once; data that could not be read is listed. */
export function useReachFacts(place: VpcPlace, question: ReachQuestion) {
  const { project, vpc } = place;
  const rules = useQuery(firewallRules(project, vpc));
  const subnets = useQuery(allSubnets(project, vpc));
  const routers = useQuery(allRouters(project, vpc));
  const routes = useQuery(routesOfVpc(project, vpc));
  const gateways = useQuery(gatewaySenders(place));
  const interfaces = useQuery(vpcInterfaces(place));
  // The answer is open while an instance starts
  const instances = useQuery(everyInstance(project), { poll: usePolling() });
  const who = useMemo(
    () => exposed(question, { subnets: subnets.data?.items, interfaces: interfaces.data }),
    [question, subnets.data, interfaces.data],
  );
  const outside = useQuery(externalIpsOf(project, who ?? []), { enabled: who !== undefined });
  const parts = [
    { name: 'Firewall rules', state: rules },
    { name: 'Subnets', state: subnets },
    { name: 'Routers', state: routers },
    { name: 'Routes', state: routes },
    { name: 'Internet gateways', state: gateways },
    { name: 'Network interfaces', state: interfaces },
    { name: 'Instances', state: instances },
    ...(who === undefined ? [] : [{ name: 'External addresses', state: outside }]),
  ];
  const waiting = parts.filter(({ state }) => state.isPending).map(({ name }) => name);
  const failed = parts.filter(({ state }) => state.isError);
  const facts = useMemo(
    () =>
      gather({
        vpc,
        rules: rules.data?.rules,
        subnets: subnets.data?.items,
        routers: routers.data?.items,
        routes: routes.data?.items,
        gateways: gateways.data,
        interfaces: interfaces.data,
        instances: instances.data?.items,
        externalIps: who && outside.data,
      }),
    [
      vpc,
      rules.data,
      subnets.data,
      routers.data,
      routes.data,
      gateways.data,
      interfaces.data,
      instances.data,
      outside.data,
      who,
    ],
  );
  return {
    facts,
    rules: rules.data?.rules,
    systemRouter: routers.data?.items.find(({ kind }) => kind === 'system')?.name,
    /** Names of the data that has not arrived yet. */
    waiting,
    /** Names of the data that could not be read. */
    failed: failed.map(({ name }) => name),
    isRetrying: failed.some(({ state }) => state.isFetching),
    retry: () => void Promise.all(failed.map(({ state }) => state.refetch())),
  };
}
