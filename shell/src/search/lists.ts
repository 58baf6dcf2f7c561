import {
  ALL,
  affinityGroupList,
  antiAffinityGroupList,
  certificateList,
  diskList,
  floatingIpList,
  groupList,
  imageList,
  instanceList,
  ipPoolList,
  networkingAddressLotList,
  networkingBgpConfigList,
  networkingSwitchPortList,
  networkingSwitchPortSettingsList,
  physicalDiskList,
  projectList,
  rackList,
  siloList,
  sledInstanceList,
  sledList,
  snapshotList,
  supportBundleList,
  switchList,
  userList,
  vpcList,
  vpcSubnetList,
  webhookReceiverList,
} from '@console/shared/api';
import { cachedItems, type Page, type PageQuery, type Query, query } from '@console/shared/query';
import * as fleet from './fleet-hits.ts';
import * as hit from './hits.ts';
import type { Reader } from './reader.ts';

/** A list of the API as a source of results. */
export interface List {
  /** Its name in sentences. */
  readonly what: string;
  /** The cached items, of any age. */
  readonly cached: (project: string) => hit.Hit[];
  /** All items. */
  readonly read: (reader: Reader, project: string) => Promise<hit.Hit[]>;
}

function listOf<Item extends object>(
  what: string,
  page: (project: string) => PageQuery<Item>,
  toHit: (item: Item, project: string) => hit.Hit,
): List {
  // Each letter of the palette searches all cached items of all projects: their first pages and results are made once
  const pages = new Map<string, Query<Page<Item>>>();
  const hits = new WeakMap<Item, hit.Hit>();
  const firstOf = (project: string) => {
    const first = pages.get(project) ?? page(project)();
    pages.set(project, first);
    return first;
  };
  const hitOf = (item: Item, project: string) => {
    const known = hits.get(item) ?? toHit(item, project);
    hits.set(item, known);
    return known;
  };
  return {
    what,
    cached: (project) => cachedItems(() => firstOf(project)).map((item) => hitOf(item, project)),
    read: async (reader, project) =>
      (await reader.list(what, page(project))).map((item) => hitOf(item, project)),
  };
}

const limit = ALL;

export const instancePages = (project: string) => (pageToken?: string) =>
  query(instanceList, { query: { project, limit, pageToken } });
export const floatingIpPages = (project: string) => (pageToken?: string) =>
  query(floatingIpList, { query: { project, limit, pageToken } });
export const vpcPages = (project: string) => (pageToken?: string) =>
  query(vpcList, { query: { project, limit, pageToken } });
export const subnetPages = (project: string, vpc: string) => (pageToken?: string) =>
  query(vpcSubnetList, { query: { project, vpc, limit, pageToken } });
export const projectPages = () => (pageToken?: string) => query(projectList, { query: { limit, pageToken } });
export const siloPages = () => (pageToken?: string) => query(siloList, { query: { limit, pageToken } });
export const poolPages = () => (pageToken?: string) => query(ipPoolList, { query: { limit, pageToken } });
export const lotPages = () => (pageToken?: string) =>
  query(networkingAddressLotList, { query: { limit, pageToken } });
export const portSettingsPages = () => (pageToken?: string) =>
  query(networkingSwitchPortSettingsList, { query: { limit, pageToken } });
export const sledPages = () => (pageToken?: string) => query(sledList, { query: { limit, pageToken } });
export const sledInstancePages = (sledId: string) => (pageToken?: string) =>
  query(sledInstanceList, { path: { sledId }, query: { limit, pageToken } });

/** The lists of a project (docs/screens/operator.md section 9.4, near). */
export const PROJECT_LISTS: readonly List[] = [
  listOf('instances', instancePages, hit.instanceHit),
  listOf(
    'disks',
    (project) => (pageToken) => query(diskList, { query: { project, limit, pageToken } }),
    hit.diskHit,
  ),
  listOf(
    'snapshots',
    (project) => (pageToken) => query(snapshotList, { query: { project, limit, pageToken } }),
    hit.snapshotHit,
  ),
  listOf(
    'images',
    (project) => (pageToken) => query(imageList, { query: { project, limit, pageToken } }),
    // The list of a project contains the images of the silo too
    (image, project) => (image.projectId ? hit.imageHit(image, project) : hit.siloImageHit(image)),
  ),
  listOf('VPCs', vpcPages, hit.vpcHit),
  listOf('floating IPs', floatingIpPages, hit.floatingIpHit),
  listOf(
    'affinity groups',
    (project) => (pageToken) => query(affinityGroupList, { query: { project, limit, pageToken } }),
    hit.affinityGroupHit,
  ),
  listOf(
    'anti-affinity groups',
    (project) => (pageToken) => query(antiAffinityGroupList, { query: { project, limit, pageToken } }),
    hit.antiAffinityGroupHit,
  ),
];

/** The projects of the user's silo. */
export const PROJECTS: List = listOf('projects', projectPages, hit.projectHit);

export const SILO_LISTS: readonly List[] = [
  PROJECTS,
  listOf(
    'silo images',
    () => (pageToken) => query(imageList, { query: { limit, pageToken } }),
    hit.siloImageHit,
  ),
  listOf('users', () => (pageToken) => query(userList, { query: { limit, pageToken } }), hit.userHit),
  listOf('groups', () => (pageToken) => query(groupList, { query: { limit, pageToken } }), hit.groupHit),
  listOf(
    'certificates',
    () => (pageToken) => query(certificateList, { query: { limit, pageToken } }),
    hit.certificateHit,
  ),
];

/** The lists of the fleet, for fleet viewers only. */
export const FLEET_LISTS: readonly List[] = [
  listOf('silos', siloPages, fleet.siloHit),
  listOf('IP pools', poolPages, fleet.poolHit),
  listOf('sleds', sledPages, fleet.sledHit),
  listOf('racks', () => (pageToken) => query(rackList, { query: { limit, pageToken } }), fleet.rackHit),
  listOf(
    'physical disks',
    () => (pageToken) => query(physicalDiskList, { query: { limit, pageToken } }),
    fleet.physicalDiskHit,
  ),
  listOf(
    'switches',
    () => (pageToken) => query(switchList, { query: { limit, pageToken } }),
    fleet.switchHit,
  ),
  listOf(
    'switch ports',
    () => (pageToken) => query(networkingSwitchPortList, { query: { limit, pageToken } }),
    fleet.switchPortHit,
  ),
  listOf('address lots', lotPages, fleet.addressLotHit),
  listOf(
    'BGP configs',
    () => (pageToken) => query(networkingBgpConfigList, { query: { limit, pageToken } }),
    fleet.bgpConfigHit,
  ),
  listOf('port settings', portSettingsPages, fleet.portSettingsHit),
  listOf(
    'receivers',
    () => (pageToken) => query(webhookReceiverList, { query: { limit, pageToken } }),
    fleet.receiverHit,
  ),
  listOf(
    'support bundles',
    () => (pageToken) => query(supportBundleList, { query: { limit, pageToken } }),
    fleet.bundleHit,
  ),
];
