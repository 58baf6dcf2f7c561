import { useMemo } from 'react';
import { useLoaded, useQuery } from '@console/shared/query';
import { everyInstance } from '../../base/instances/queries.ts';
import { allFloatingIps } from '../floating-ips/queries.ts';
import { allGateways } from '../gateways/queries.ts';
import { allRouters, routesOfVpc } from '../routers/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { type Thing, thingsOf } from './facts.ts';
import { interfacesOfVpc } from './queries.ts';

/** The known resources of a VPC, and those that could not be read. */
interface Things {
  readonly things: readonly Thing[];
  /** Names of missing kinds of resources, such as `routers`. */
  readonly missing: readonly string[];
}

/** All resources in a VPC that can be read. */
export function useThings(place: VpcPlace): Things {
  const { project, vpc } = place;
  const subnets = useLoaded(allSubnets(project, vpc)).items;
  const interfaces = useQuery(interfacesOfVpc(project, vpc)).data?.items;
  const instances = useQuery(everyInstance(project)).data?.items;
  const routers = useQuery(allRouters(project, vpc)).data?.items;
  const routes = useQuery(routesOfVpc(project, vpc)).data?.items;
  const gateways = useQuery(allGateways(project, vpc)).data?.items;
  const floatingIps = useQuery(allFloatingIps(project)).data?.items;
  const things = useMemo(
    () =>
      thingsOf(
        { project, vpc },
        {
          subnets,
          interfaces: interfaces ?? [],
          instances: instances ?? [],
          routers: routers ?? [],
          routes: routes ?? [],
          gateways: gateways ?? [],
          floatingIps: floatingIps ?? [],
        },
      ),
    [project, vpc, subnets, interfaces, instances, routers, routes, gateways, floatingIps],
  );
  const parts = [
    ['internet gateways', gateways],
    ['routers', routers],
    ['routes', routes],
    ['instances', interfaces],
    ['names of instances', instances],
    ['floating IPs', floatingIps],
  ] as const;
  return { things, missing: parts.flatMap(([name, items]) => (items === undefined ? [name] : [])) };
}
