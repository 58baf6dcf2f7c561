import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { vpcInterfaces } from '../firewall-rules/queries.ts';
import { allRouters, routesOfVpc } from '../routers/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { gather } from './gather.ts';
import { gatewaySenders } from './queries.ts';
import type { RoutedFacts } from './route-consequences.ts';

/** The facts of the routes of a VPC once all are known, the routers, and the reads that failed. */
export function useRoutedFacts(place: VpcPlace) {
  const { project, vpc } = place;
  const subnets = useQuery(allSubnets(project, vpc));
  const routers = useQuery(allRouters(project, vpc));
  const routes = useQuery(routesOfVpc(project, vpc));
  const gateways = useQuery(gatewaySenders(place));
  const interfaces = useQuery(vpcInterfaces(place));
  const facts = useMemo((): RoutedFacts | undefined => {
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
  return {
    facts,
    routers: routers.data?.items,
    lost: [subnets, routers, routes, gateways, interfaces].filter(({ isError, data }) => isError && !data),
  };
}
