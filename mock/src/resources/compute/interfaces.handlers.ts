import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { limits } from '../silos/capacity.ts';
import { invalid } from '../../wire/errors.ts';
import { findChild, missingParent, pick, renamed, requireFreeName } from '../find.ts';
import { requireTransitIps } from './transit-ips.ts';
import { pageOf } from '../page.ts';
import type { InstanceRow } from '../../store/rows/compute.ts';
import { addInterface, requireOneNetwork } from '../networking/vpc-network.ts';
import { requireState } from './instance-states.ts';
import { findInstance } from './instances.handlers.ts';

type Nic = T.InstanceNetworkInterface;

interface Selectors {
  readonly instance?: string | undefined;
  readonly project?: string | undefined;
}

function nicsOf(call: Call, instanceId: string): Nic[] {
  return call.tables.interfaces.filter((nic) => nic.instanceId === instanceId);
}

function parentInstance(call: Call, query: Selectors): InstanceRow {
  if (query.instance === undefined) throw invalid('the query parameter "instance" is required');
  return findInstance(call, query.instance, query);
}

/** An interface by id, or by name and instance. docs/contract/server-behaviour.md section 1 "Look-up". */
function findInterface(call: Call, selector: string, query: Selectors): Nic {
  const { instances, interfaces, projects } = call.tables;
  return findChild(call, {
    kind: 'instance-network-interface',
    selector,
    parents: { instance: query.instance, project: query.project },
    byId: (id) => interfaces.get(id),
    byName(name) {
      if (query.instance === undefined) throw missingParent('instance', 'instance-network-interface');
      return nicsOf(call, parentInstance(call, query).id).find((nic) => nic.name === name);
    },
    projectOf: (nic) => projects.must(instances.must(nic.instanceId).projectId),
  });
}

/** Interfaces can only be changed when the instance is stopped. docs/contract/server-behaviour.md section 4 "Interfaces" [P]. */
function requireStopped(call: Call, instanceId: string): void {
  requireState(call.tables.instances.must(instanceId), 'change network interfaces of', ['stopped']);
}

/** Removes the flag from the others. */
function makePrimary(call: Call, chosen: Nic): void {
  for (const nic of nicsOf(call, chosen.instanceId)) {
    if (nic.primary && nic.id !== chosen.id)
      call.tables.interfaces.put({ ...nic, primary: false, timeModified: call.store.now() });
  }
}

/** Network interfaces of instances. docs/contract/server-behaviour.md section 4 "Interfaces". */
export const interfaces = {
  instanceNetworkInterfaceList({ query }, call) {
    return pageOf(call, query, nicsOf(call, parentInstance(call, query).id));
  },

  instanceNetworkInterfaceCreate({ query, body }, call) {
    const instance = parentInstance(call, query);
    requireStopped(call, instance.id);
    const own = nicsOf(call, instance.id);
    requireFreeName('instance-network-interface', own, body.name);
    if (own.length >= limits.interfaces)
      throw invalid(`an instance has at most ${limits.interfaces} network interfaces`);
    const { vpcs, subnets } = call.tables;
    const inProject = vpcs.filter((row) => row.projectId === instance.projectId);
    const vpc = pick('vpc', inProject, body.vpcName);
    const inVpc = subnets.filter((row) => row.vpcId === vpc.id);
    const subnet = pick('vpc-subnet', inVpc, body.subnetName);
    requireOneNetwork(own, subnet);
    return addInterface(call.store, instance.id, subnet, body);
  },

  instanceNetworkInterfaceView({ path, query }, call) {
    return findInterface(call, path.interface, query);
  },

  /**
   * `primary: false` is the default of the contract, so it means unchanged: a primary interface stops being one when another
   * becomes it. An absent `transit_ips` clears the list (docs/contract/wire-rules.md "Traps").
   */
  instanceNetworkInterfaceUpdate({ path, query, body }, call) {
    const nic = findInterface(call, path.interface, query);
    requireStopped(call, nic.instanceId);
    const changed = renamed(nic, body);
    requireFreeName('instance-network-interface', nicsOf(call, nic.instanceId), changed.name, nic.id);
    const transitIps = body.transitIps ?? [];
    requireTransitIps(transitIps);
    if (body.primary) makePrimary(call, nic);
    return call.tables.interfaces.put({
      ...nic,
      ...changed,
      primary: nic.primary || body.primary === true,
      transitIps,
      timeModified: call.store.now(),
    });
  },

  instanceNetworkInterfaceDelete({ path, query }, call) {
    const nic = findInterface(call, path.interface, query);
    requireStopped(call, nic.instanceId);
    if (nic.primary && nicsOf(call, nic.instanceId).length > 1)
      throw invalid(
        'the primary interface cannot be deleted while there are others; make another one primary',
      );
    call.tables.interfaces.remove(nic.id);
  },
} satisfies Partial<Handlers>;
