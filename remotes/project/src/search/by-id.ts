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
  projectView,
  snapshotView,
  vpcRouterRouteView,
  vpcRouterView,
  vpcSubnetView,
  vpcView,
} from '@console/shared/api';
import type { SearchHit, SearchLookup, SearchReader } from '@console/shared/contract';
import { query } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { searchLookup } from '@console/shared/search';
import * as hit from './hits.ts';

const projectOf = async ({ view }: SearchReader, id: string): Promise<string | undefined> =>
  (await view(query(projectView, { path: { project: id } })))?.name;

/** A resource that contains the id of its project. */
const ofProject =
  <Item extends { readonly projectId: string }>(toHit: (item: Item, project: string) => SearchHit) =>
  async (item: Item, parents: SearchReader) => {
    const project = await projectOf(parents, item.projectId);
    return project === undefined ? undefined : toHit(item, project);
  };

/** Names of a VPC and its project. */
async function vpcPlace(parents: SearchReader, id: string): Promise<hit.VpcPlace | undefined> {
  const vpc = await parents.view(query(vpcView, { path: { vpc: id } }));
  const project = vpc && (await projectOf(parents, vpc.projectId));
  return vpc && project !== undefined ? { project, vpc: vpc.name } : undefined;
}

/** The lookups of an id, in their order (docs/screens/operator.md section 9.4, uuid). */
export const LOOKUPS: readonly SearchLookup[] = [
  searchLookup((instance) => query(instanceView, { path: { instance } }), ofProject(hit.instanceHit)),
  searchLookup((disk) => query(diskView, { path: { disk } }), ofProject(hit.diskHit)),
  searchLookup((snapshot) => query(snapshotView, { path: { snapshot } }), ofProject(hit.snapshotHit)),
  searchLookup(
    (image) => query(imageView, { path: { image } }),
    async (image, parents) => {
      if (!image.projectId) return hit.siloImageHit(image);
      const project = await projectOf(parents, image.projectId);
      return project === undefined ? undefined : hit.imageHit(image, project);
    },
  ),
  searchLookup((project) => query(projectView, { path: { project } }), hit.projectHit),
  searchLookup((vpc) => query(vpcView, { path: { vpc } }), ofProject(hit.vpcHit)),
  searchLookup(
    (subnet) => query(vpcSubnetView, { path: { subnet } }),
    async (subnet, parents) => {
      const place = await vpcPlace(parents, subnet.vpcId);
      return place && hit.subnetHit(subnet, place);
    },
  ),
  searchLookup(
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
  searchLookup(
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
  searchLookup(
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
  searchLookup((floatingIp) => query(floatingIpView, { path: { floatingIp } }), ofProject(hit.floatingIpHit)),
  searchLookup(
    (id) => query(instanceNetworkInterfaceView, { path: { interface: id } }),
    async (nic, parents) => {
      const instance = await parents.view(query(instanceView, { path: { instance: nic.instanceId } }));
      const project = instance && (await projectOf(parents, instance.projectId));
      return instance && project !== undefined
        ? hit.interfaceHit(nic, { project, instance: instance.name })
        : undefined;
    },
  ),
  searchLookup(
    (affinityGroup) => query(affinityGroupView, { path: { affinityGroup } }),
    ofProject(hit.affinityGroupHit),
  ),
  searchLookup(
    (antiAffinityGroup) => query(antiAffinityGroupView, { path: { antiAffinityGroup } }),
    ofProject(hit.antiAffinityGroupHit),
  ),
  searchLookup((groupId) => query(groupView, { path: { groupId } }), hit.groupHit),
  searchLookup((certificate) => query(certificateView, { path: { certificate } }), hit.certificateHit),
];
