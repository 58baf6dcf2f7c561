import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid, notFound } from '../../wire/errors.ts';
import { bySelector, requireFreeName } from '../find.ts';
import { isUuid, stableId } from '../../values/ids.ts';
import { page } from '../page.ts';
import { poolFor, takeAddress } from '../pools/pools.ts';
import type { ProbeRow } from '../../store/rows/networking.ts';
import type { ProjectRow } from '../../store/rows/silos.ts';
import { addressIn, newMac } from './vpc-network.ts';

/**
 * A project by id, or by name in the caller's silo. Probes belong to the fleet, so a role on the project is neither needed nor
 * sufficient. corrections "Second reading".
 */
function projectOf(call: Call, selector: string | undefined): ProjectRow {
  if (selector === undefined) throw invalid('the query parameter "project" is required');
  const { actor, tables } = call;
  const row = isUuid(selector)
    ? tables.projects.get(selector)
    : tables.projects.find(({ siloId, name }) => siloId === actor.user.siloId && name === selector);
  if (row === undefined) throw notFound('project', bySelector(selector));
  return row;
}

function siblings(call: Call, projectId: string): ProbeRow[] {
  return call.tables.probes.filter((probe) => probe.projectId === projectId);
}

/** By name or id inside its project, which the contract requires here even with an id. */
function findProbe(call: Call, selector: string, query: { readonly project: string }): ProbeRow {
  const own = siblings(call, projectOf(call, query.project).id);
  const byId = isUuid(selector);
  const probe = own.find((row) => (byId ? row.id : row.name) === selector);
  if (probe === undefined) throw notFound('probe', bySelector(selector));
  return probe;
}

/** The VNI of a VPC: 24 bits; low numbers are reserved for the platform. */
function vniOf(vpcId: string): number {
  const reserved = 1024;
  return reserved + (Number.parseInt(stableId('vni', vpcId).slice(0, 6), 16) % (2 ** 24 - reserved));
}

/** A probe with its current addresses. */
function infoOf(call: Call, probe: ProbeRow): T.ProbeInfo {
  const { id, name, sled, nic } = probe;
  const subnet = call.tables.subnets.must(nic.subnetId);
  return {
    id,
    name,
    sled,
    externalIps: [{ kind: 'ephemeral', ip: probe.ip, firstPort: 0, lastPort: 65_535 }],
    interface: {
      id: nic.id,
      name: `probe-${id}`,
      kind: { type: 'probe', id },
      ip: nic.ip,
      mac: nic.mac,
      primary: true,
      slot: 0,
      subnet: subnet.ipv4Block,
      transitIps: [],
      vni: vniOf(subnet.vpcId),
    },
  };
}

/** Any sled in service is allowed, provisionable or not: the user selects it explicitly, to measure from there. */
function requireSled(call: Call, id: string): void {
  const sled = call.tables.sleds.get(id);
  if (sled === undefined) throw notFound('sled', { id });
  if (sled.policy.kind !== 'in_service' || sled.state !== 'active')
    throw invalid('a probe can only be placed on a sled that is in service');
}

/** The default subnet of every project, in which probes get their addresses. */
function homeOf(call: Call, project: ProjectRow): T.VpcSubnet {
  const { vpcs, subnets } = call.tables;
  const vpc = vpcs.find((row) => row.projectId === project.id && row.name === 'default');
  const subnet = vpc && subnets.find((row) => row.vpcId === vpc.id && row.name === 'default');
  if (subnet === undefined) throw invalid('the project has no subnet "default" in a VPC "default"');
  return subnet;
}

/** Probes: processes on a sled that test a project's network. contract operations.json, group `probes`. */
export const probes = {
  probeList({ query }, call) {
    const rows = siblings(call, projectOf(call, query.project).id);
    const paged = page(call, query, rows, (row) => row);
    return { ...paged, items: paged.items.map((row) => infoOf(call, row)) };
  },

  /** Allocates an address of the given pool, else of the silo's default, and one of the default subnet. */
  probeCreate({ query, body }, call) {
    const { store } = call;
    const project = projectOf(call, query.project);
    requireFreeName('probe', siblings(call, project.id), body.name);
    requireSled(call, body.sled);
    const subnet = homeOf(call, project);
    const pool = poolFor(store, project.siloId, body.ipPool);
    const ip = takeAddress(store, pool);
    const nic = { subnetId: subnet.id, ip: addressIn(store, subnet), mac: newMac(store) };
    return call.tables.probes.put({
      ...store.fresh(),
      projectId: project.id,
      name: body.name,
      description: body.description,
      sled: body.sled,
      ip,
      ipPoolId: pool.id,
      nic: { id: store.newId(), ...nic },
    });
  },

  probeView({ path, query }, call) {
    return infoOf(call, findProbe(call, path.probe, query));
  },

  /** Releases both addresses. */
  probeDelete({ path, query }, call) {
    call.tables.probes.remove(findProbe(call, path.probe, query).id);
  },
} satisfies Partial<Handlers>;
