import {
  affinityGroupView,
  antiAffinityGroupView,
  certificateView,
  diskView,
  floatingIpView,
  groupView,
  imageView,
  instanceNetworkInterfaceView,
  instanceView,
  internetGatewayView,
  ipPoolView,
  physicalDiskView,
  projectView,
  rackView,
  siloUserView,
  siloView,
  sledView,
  snapshotView,
  supportBundleView,
  switchView,
  vpcRouterRouteView,
  vpcRouterView,
  vpcSubnetView,
  vpcView,
  webhookReceiverView,
} from '@console/shared/api';
import { type Query, query } from '@console/shared/query';
import { to } from '@console/shared/routing';
import * as fleet from './fleet-hits.ts';
import * as hit from './hits.ts';
import { siloPages } from './lists.ts';
import { portSettings } from './port-settings.ts';
import type { Reader } from './reader.ts';

/** Maximum number of silos searched for a user. */
const MAX_SILOS = 20;

/** Requests one view by id; the result, when it exists, is described with its parents. `undefined`: not found. */
type Lookup = (
  reader: Reader,
  id: string,
) => Promise<((parents: Reader) => Promise<hit.Hit | undefined>) | undefined>;

function lookup<Data>(
  ask: (id: string) => Query<Data>,
  found: (data: Data, parents: Reader) => Promise<hit.Hit | undefined> | hit.Hit,
): Lookup {
  return async (reader, id) => {
    const data = await reader.view(ask(id));
    return data === undefined ? undefined : async (parents) => found(data, parents);
  };
}

const projectOf = async ({ view }: Reader, id: string): Promise<string | undefined> =>
  (await view(query(projectView, { path: { project: id } })))?.name;

/** A resource that contains the id of its project. */
const ofProject =
  <Item extends { readonly projectId: string }>(toHit: (item: Item, project: string) => hit.Hit) =>
  async (item: Item, parents: Reader) => {
    const project = await projectOf(parents, item.projectId);
    return project === undefined ? undefined : toHit(item, project);
  };

/** Names of a VPC and its project. */
async function vpcPlace(parents: Reader, id: string): Promise<hit.VpcPlace | undefined> {
  const vpc = await parents.view(query(vpcView, { path: { vpc: id } }));
  const project = vpc && (await projectOf(parents, vpc.projectId));
  return vpc && project !== undefined ? { project, vpc: vpc.name } : undefined;
}

/** The lookups for every user, in their order (docs/screens/operator.md section 9.4, uuid). */
const EVERYBODY: readonly Lookup[] = [
  lookup((instance) => query(instanceView, { path: { instance } }), ofProject(hit.instanceHit)),
  lookup((disk) => query(diskView, { path: { disk } }), ofProject(hit.diskHit)),
  lookup((snapshot) => query(snapshotView, { path: { snapshot } }), ofProject(hit.snapshotHit)),
  lookup(
    (image) => query(imageView, { path: { image } }),
    async (image, parents) => {
      if (!image.projectId) return hit.siloImageHit(image);
      const project = await projectOf(parents, image.projectId);
      return project === undefined ? undefined : hit.imageHit(image, project);
    },
  ),
  lookup((project) => query(projectView, { path: { project } }), hit.projectHit),
  lookup((vpc) => query(vpcView, { path: { vpc } }), ofProject(hit.vpcHit)),
  lookup(
    (subnet) => query(vpcSubnetView, { path: { subnet } }),
    async (subnet, parents) => {
      const place = await vpcPlace(parents, subnet.vpcId);
      return place && hit.subnetHit(subnet, place);
    },
  ),
  lookup(
    (router) => query(vpcRouterView, { path: { router } }),
    async ({ id, name, vpcId }, parents) => {
      const place = await vpcPlace(parents, vpcId);
      if (!place) return undefined;
      const { project, vpc } = place;
      return {
        kind: 'router',
        id,
        name,
        context: [vpc, project],
        project,
        to: to('/projects/:project/vpcs/:vpc/routers/:router', { project, vpc, router: name }),
      };
    },
  ),
  lookup(
    (route) => query(vpcRouterRouteView, { path: { route } }),
    async (route, parents) => {
      const router = await parents.view(query(vpcRouterView, { path: { router: route.vpcRouterId } }));
      const place = router && (await vpcPlace(parents, router.vpcId));
      if (!place) return undefined;
      const { project, vpc } = place;
      return {
        kind: 'route',
        id: route.id,
        name: route.name,
        context: [router.name, vpc, project],
        project,
        to: to('/projects/:project/vpcs/:vpc/routers/:router', { project, vpc, router: router.name }),
      };
    },
  ),
  lookup(
    (gateway) => query(internetGatewayView, { path: { gateway } }),
    async ({ id, name, vpcId }, parents) => {
      const place = await vpcPlace(parents, vpcId);
      if (!place) return undefined;
      const { project, vpc } = place;
      return {
        kind: 'gateway',
        id,
        name,
        context: [vpc, project],
        project,
        to: to('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { project, vpc, gateway: name }),
      };
    },
  ),
  lookup((floatingIp) => query(floatingIpView, { path: { floatingIp } }), ofProject(hit.floatingIpHit)),
  lookup(
    (id) => query(instanceNetworkInterfaceView, { path: { interface: id } }),
    async (nic, parents) => {
      const instance = await parents.view(query(instanceView, { path: { instance: nic.instanceId } }));
      const project = instance && (await projectOf(parents, instance.projectId));
      return instance && project !== undefined
        ? hit.interfaceHit(nic, { project, instance: instance.name })
        : undefined;
    },
  ),
  lookup(
    (affinityGroup) => query(affinityGroupView, { path: { affinityGroup } }),
    ofProject(hit.affinityGroupHit),
  ),
  lookup(
    (antiAffinityGroup) => query(antiAffinityGroupView, { path: { antiAffinityGroup } }),
    ofProject(hit.antiAffinityGroupHit),
  ),
  lookup((groupId) => query(groupView, { path: { groupId } }), hit.groupHit),
  lookup((certificate) => query(certificateView, { path: { certificate } }), hit.certificateHit),
];

/** The additional lookups for fleet viewers. */
const FLEET: readonly Lookup[] = [
  lookup((silo) => query(siloView, { path: { silo } }), fleet.siloHit),
  lookup((pool) => query(ipPoolView, { path: { pool } }), fleet.poolHit),
  lookup((sledId) => query(sledView, { path: { sledId } }), fleet.sledHit),
  lookup((rackId) => query(rackView, { path: { rackId } }), fleet.rackHit),
  lookup((switchId) => query(switchView, { path: { switchId } }), fleet.switchHit),
  lookup((diskId) => query(physicalDiskView, { path: { diskId } }), fleet.physicalDiskHit),
  lookup((supportBundle) => query(supportBundleView, { path: { supportBundle } }), fleet.bundleHit),
  lookup((receiver) => query(webhookReceiverView, { path: { receiver } }), fleet.receiverHit),
  lookup(portSettings, ({ settings }) => fleet.portSettingsHit(settings)),
];

/** Number of kinds for which an id is looked up, for a fleet viewer. */
export const KINDS_BY_ID = EVERYBODY.length + FLEET.length;

/** The data about the user that the lookups need. */
export interface IdScope {
  readonly isFleetViewer: boolean;
  /** Name of the user's silo. */
  readonly siloName?: string | undefined;
}

/** Runs lookups, six at a time, until one finds something; the others are aborted or not sent. */
async function first(lookups: readonly Lookup[], id: string, all: Reader, signal: AbortSignal) {
  const over = new AbortController();
  const reader = all.until(over.signal);
  try {
    return await Promise.any(
      lookups.map(async (each) => {
        const found = await each(reader, id);
        if (!found) throw new Error('Nothing has this ID');
        return found;
      }),
    );
  } catch {
    signal.throwIfAborted();
    return undefined;
  } finally {
    over.abort();
  }
}

/** A user of any silo, the current user's own silo first. Only for fleet viewers. */
async function findUser(reader: Reader, id: string, own: string | undefined): Promise<hit.Hit | undefined> {
  const silos = (await reader.list('silos', siloPages())).map(({ name }) => name);
  const ordered = [...new Set([...(own === undefined ? [] : [own]), ...silos])].slice(0, MAX_SILOS);
  const users = await Promise.all(
    ordered.map(async (silo) => {
      const user = await reader.view(query(siloUserView, { path: { userId: id }, query: { silo } }));
      return user && { user, silo };
    }),
  );
  const found = users.find((one) => one !== undefined);
  if (!found) return undefined;
  return found.silo === own ? hit.userHit(found.user) : hit.siloUserHit(found.user, found.silo);
}

/**
 * The resource with an id, of any kind that the user may see; `undefined` when there is none. Does not mention resources that the
 * server refuses: their existence must not be revealed.
 */
export async function findById(
  id: string,
  { isFleetViewer, siloName }: IdScope,
  reader: Reader,
  signal: AbortSignal,
): Promise<hit.Hit | undefined> {
  const found = await first(isFleetViewer ? [...EVERYBODY, ...FLEET] : EVERYBODY, id, reader, signal);
  if (found) return found(reader);
  return isFleetViewer ? findUser(reader, id, siloName) : undefined;
}
