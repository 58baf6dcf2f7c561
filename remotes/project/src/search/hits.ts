import type {
  AffinityGroup,
  AntiAffinityGroup,
  Certificate,
  Disk,
  FloatingIp,
  Group,
  Image,
  Instance,
  InstanceNetworkInterface,
  Project,
  Snapshot,
  User,
  Vpc,
  VpcSubnet,
} from '@console/shared/api';
import type { SearchHit } from '@console/shared/contract';
import { filterWord } from '@console/shared/format';
import { to } from '@console/shared/routing';

type Named = { readonly id: string; readonly name: string };

const inProject =
  <Item extends Named>(
    kind: string,
    path: (project: string, name: string) => string,
    more: (item: Item) => Partial<SearchHit> = () => ({}),
  ) =>
  (item: Item, project: string): SearchHit => ({
    kind,
    id: item.id,
    name: item.name,
    context: [project],
    project,
    to: path(project, item.name),
    ...more(item),
  });

export const instanceHit = inProject<Instance>(
  'instance',
  (project, instance) => to('/projects/:project/instances/:instance/storage', { project, instance }),
  ({ runState, hostname }) => ({ state: runState, terms: [hostname] }),
);

export const diskHit = inProject<Disk>(
  'disk',
  (project, disk) => to('/projects/:project/disks/:disk', { project, disk }),
  ({ state: { state } }) => ({ state }),
);

/** Snapshots have no page: the link opens the filtered list. */
export const snapshotHit = inProject<Snapshot>(
  'snapshot',
  (project, name) => `${to('/projects/:project/snapshots', { project })}?filter=${encodeURIComponent(name)}`,
  ({ state }) => ({ state }),
);

/** The form of an image is also its page. */
export const imageHit = inProject<Image>('image', (project, image) =>
  to('/projects/:project/images/:image/edit', { project, image }),
);

export const vpcHit = inProject<Vpc>('vpc', (project, vpc) =>
  to('/projects/:project/vpcs/:vpc/firewall-rules', { project, vpc }),
);

/** The form of a floating IP is also its page. */
export const floatingIpHit = inProject<FloatingIp>(
  'floating-ip',
  (project, floatingIp) => to('/projects/:project/floating-ips/:floatingIp/edit', { project, floatingIp }),
  ({ ip }) => ({ terms: [ip] }),
);

export const affinityGroupHit = inProject<AffinityGroup>('affinity-group', (project, affinityGroup) =>
  to('/projects/:project/affinity-groups/:affinityGroup', { project, affinityGroup }),
);

export const antiAffinityGroupHit = inProject<AntiAffinityGroup>(
  'anti-affinity-group',
  (project, antiAffinityGroup) =>
    to('/projects/:project/affinity/:antiAffinityGroup', { project, antiAffinityGroup }),
);

/** A resource inside a VPC. */
export interface VpcPlace {
  readonly project: string;
  readonly vpc: string;
}

export const subnetHit = (
  { id, name, ipv4Block, ipv6Block }: VpcSubnet,
  { project, vpc }: VpcPlace,
): SearchHit => ({
  kind: 'subnet',
  id,
  name,
  context: [vpc, project],
  project,
  terms: [ipv4Block, ipv6Block],
  to: to('/projects/:project/vpcs/:vpc/subnets/:subnet', { project, vpc, subnet: name }),
});

/** An interface address belongs to the instance, whose networking page shows the interface. */
export const interfaceHit = (
  { id, name }: Pick<InstanceNetworkInterface, 'id' | 'name'>,
  { project, instance }: { project: string; instance: string },
  found?: string,
): SearchHit => ({
  kind: 'interface',
  id,
  name,
  context: [instance, project],
  project,
  ...(found !== undefined && { found }),
  to: to('/projects/:project/instances/:instance/networking', { project, instance }),
});

export const addressHit = (
  instance: Instance,
  project: string,
  found: string,
  context: string,
): SearchHit => ({
  ...instanceHit(instance, project),
  found,
  context: [context, project],
  to: to('/projects/:project/instances/:instance/networking', { project, instance: instance.name }),
});

export const projectHit = ({ id, name }: Project): SearchHit => ({
  kind: 'project',
  id,
  name,
  context: [],
  to: to('/projects/:project/instances', { project: name }),
});

export const siloImageHit = ({ id, name }: Image): SearchHit => ({
  kind: 'image',
  id,
  name,
  context: ['silo image'],
  to: to('/images/:image/edit', { image: name }),
});

/** Users have no page: the link opens the filtered list. */
export const userHit = ({ id, displayName }: User): SearchHit => ({
  kind: 'user',
  id,
  name: displayName,
  context: [],
  to: `/users?filter=${encodeURIComponent(filterWord(displayName))}`,
});

export const groupHit = ({ id, displayName }: Group): SearchHit => ({
  kind: 'group',
  id,
  name: displayName,
  context: [],
  to: to('/users/groups/:groupId', { groupId: id }),
});

export const certificateHit = ({ id, name }: Certificate): SearchHit => ({
  kind: 'certificate',
  id,
  name,
  context: [],
  to: to('/certificates/:certificate', { certificate: name }),
});
