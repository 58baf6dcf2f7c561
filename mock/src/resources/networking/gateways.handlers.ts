import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { findChild, findInVpc, findVpc, missingParent, requireFreeName } from '../find.ts';
import { pageOf } from '../page.ts';
import { poolFor } from '../pools/pools.ts';
import type { Table } from '../../store/table.ts';

interface Selectors {
  readonly gateway?: string | undefined;
  readonly vpc?: string | undefined;
  readonly project?: string | undefined;
}

/** The pools and addresses of a gateway. */
interface Part {
  readonly id: string;
  readonly name: string;
  readonly internetGatewayId: string;
}

function findGateway(call: Call, selector: string, query: Selectors): T.InternetGateway {
  return findInVpc(call, 'internet-gateway', call.tables.gateways, selector, query);
}

function parentGateway(call: Call, query: Selectors): T.InternetGateway {
  if (query.gateway === undefined) throw invalid('the query parameter "gateway" is required');
  return findGateway(call, query.gateway, query);
}

function partsOf<R extends Part>(table: Table<R>, gateway: T.InternetGateway): R[] {
  return table.filter((row) => row.internetGatewayId === gateway.id);
}

/** A pool or address of a gateway by id, or by name, gateway, VPC and project. */
function findPart<R extends Part>(
  call: Call,
  kind: string,
  table: Table<R>,
  selector: string,
  query: Selectors,
): R {
  const { gateways, vpcs, projects } = call.tables;
  return findChild(call, {
    kind,
    selector,
    parents: { gateway: query.gateway, vpc: query.vpc, project: query.project },
    byId: (id) => table.get(id),
    byName(name) {
      if (query.gateway === undefined) throw missingParent('gateway', kind);
      return partsOf(table, parentGateway(call, query)).find((row) => row.name === name);
    },
    projectOf: (row) => projects.must(vpcs.must(gateways.must(row.internetGatewayId).vpcId).projectId),
  });
}

/** Routes of the VPC's routers whose target is the gateway, by name. */
function routesTo(call: Call, gateway: T.InternetGateway): T.RouterRoute[] {
  const { routers, routes } = call.tables;
  return routes.filter(
    ({ vpcRouterId, target }) =>
      target.type === 'internet_gateway' &&
      target.value === gateway.name &&
      routers.must(vpcRouterId).vpcId === gateway.vpcId,
  );
}

/** Internet gateways with their pools and addresses. docs/contract/server-behaviour.md section 6 "Internet gateways" [P]. */
export const gateways = {
  internetGatewayList({ query }, call) {
    const vpc = findVpc(call, query.vpc, query);
    return pageOf(
      call,
      query,
      call.tables.gateways.filter((row) => row.vpcId === vpc.id),
    );
  },

  internetGatewayCreate({ query, body }, call) {
    const { id: vpcId } = findVpc(call, query.vpc, query);
    const { name, description } = body;
    const others = call.tables.gateways.filter((row) => row.vpcId === vpcId);
    requireFreeName('internet-gateway', others, name);
    return call.tables.gateways.put({ ...call.store.fresh(), vpcId, name, description });
  },

  internetGatewayView({ path, query }, call) {
    return findGateway(call, path.gateway, query);
  },

  /**
   * With `cascade`, its pools and addresses and the routes to it are deleted too; routes alone do not prevent the deletion. corrections
   * "Second reading".
   */
  internetGatewayDelete({ path, query }, call) {
    const gateway = findGateway(call, path.gateway, query);
    const { gateways: table, gatewayPools, gatewayAddresses, routes } = call.tables;
    const parts = [...partsOf(gatewayPools, gateway), ...partsOf(gatewayAddresses, gateway)];
    if (query.cascade !== true && parts.length > 0)
      throw invalid(`the gateway "${gateway.name}" cannot be deleted: it has IP pools or addresses`);
    for (const kept of [gatewayPools, gatewayAddresses])
      kept.removeWhere((row: Part) => row.internetGatewayId === gateway.id);
    if (query.cascade === true) for (const route of routesTo(call, gateway)) routes.remove(route.id);
    table.remove(gateway.id);
  },

  internetGatewayIpPoolList({ query }, call) {
    return pageOf(call, query, partsOf(call.tables.gatewayPools, parentGateway(call, query)));
  },

  internetGatewayIpPoolCreate({ query, body }, call) {
    const gateway = parentGateway(call, query);
    const { gatewayPools } = call.tables;
    const { name, description } = body;
    requireFreeName('internet-gateway-ip-pool', partsOf(gatewayPools, gateway), name);
    const { id: ipPoolId } = poolFor(call.store, call.actor.user.siloId, body.ipPool);
    if (partsOf(gatewayPools, gateway).some((row) => row.ipPoolId === ipPoolId))
      throw invalid('the gateway has this pool already');
    const ends = { internetGatewayId: gateway.id, ipPoolId };
    return gatewayPools.put({ ...call.store.fresh(), name, description, ...ends });
  },

  /** Nothing refers to it, so `cascade` has no effect. */
  internetGatewayIpPoolDelete({ path, query }, call) {
    const { gatewayPools } = call.tables;
    const row = findPart(call, 'internet-gateway-ip-pool', gatewayPools, path.pool, query);
    gatewayPools.remove(row.id);
  },

  internetGatewayIpAddressList({ query }, call) {
    return pageOf(call, query, partsOf(call.tables.gatewayAddresses, parentGateway(call, query)));
  },

  internetGatewayIpAddressCreate({ query, body }, call) {
    const gateway = parentGateway(call, query);
    const { gatewayAddresses } = call.tables;
    const { name, description, address } = body;
    requireFreeName('internet-gateway-ip-address', partsOf(gatewayAddresses, gateway), name);
    const row = { ...call.store.fresh(), name, description, address, internetGatewayId: gateway.id };
    return gatewayAddresses.put(row);
  },

  /** Nothing refers to it, so `cascade` has no effect. */
  internetGatewayIpAddressDelete({ path, query }, call) {
    const { gatewayAddresses } = call.tables;
    const row = findPart(call, 'internet-gateway-ip-address', gatewayAddresses, path.address, query);
    gatewayAddresses.remove(row.id);
  },
} satisfies Partial<Handlers>;
