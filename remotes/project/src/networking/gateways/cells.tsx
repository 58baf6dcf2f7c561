import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { EmptyCell, IpCell, LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import type { GatewayPlace } from './place.ts';
import { PoolName } from './pool-name.tsx';
import { gatewayAddresses, gatewayPools } from './queries.ts';
import { useRoutesByGateway } from './routes-to.ts';

interface CellProps {
  place: GatewayPlace;
}

/** The first address of a gateway. */
export function AddressCell({ place }: CellProps) {
  const query = useQuery(gatewayAddresses(place.project, place.vpc, place.gateway));
  return (
    <LookupCell query={query}>
      {({ items }) => <IpCell ip={items[0]?.address} link={false} copy />}
    </LookupCell>
  );
}

/** The first IP pool of a gateway. */
export function PoolCell({ place }: CellProps) {
  const query = useQuery(gatewayPools(place.project, place.vpc, place.gateway));
  return (
    <LookupCell query={query}>
      {({ items: [first] }) => (first ? <PoolName poolId={first.ipPoolId} /> : <EmptyCell />)}
    </LookupCell>
  );
}

/** The number of routes in all routers that use a gateway, as a link to the list of them. */
export function RoutesCell({ place }: CellProps) {
  return (
    <LookupCell query={useRoutesByGateway(place)}>
      {(routes) => {
        const count = routes.get(place.gateway)?.length ?? 0;
        if (count === 0) return <EmptyCell />;
        return <Link to={to('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', place)}>{count}</Link>;
      }}
    </LookupCell>
  );
}
