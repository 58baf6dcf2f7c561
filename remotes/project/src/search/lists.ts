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
  projectList,
  snapshotList,
  userList,
  vpcList,
  vpcSubnetList,
} from '@console/shared/api';
import type { SearchList } from '@console/shared/contract';
import { query } from '@console/shared/query';
import { searchList } from '@console/shared/search';
import * as hit from './hits.ts';

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

/** The lists of a project (docs/screens/operator.md section 9.4, near). */
export const PROJECT_LISTS: readonly SearchList[] = [
  searchList('instances', 'project', instancePages, hit.instanceHit),
  searchList(
    'disks',
    'project',
    (project) => (pageToken) => query(diskList, { query: { project, limit, pageToken } }),
    hit.diskHit,
  ),
  searchList(
    'snapshots',
    'project',
    (project) => (pageToken) => query(snapshotList, { query: { project, limit, pageToken } }),
    hit.snapshotHit,
  ),
  searchList(
    'images',
    'project',
    (project) => (pageToken) => query(imageList, { query: { project, limit, pageToken } }),
    // The list of a project contains the images of the silo too
    (image, project) => (image.projectId ? hit.imageHit(image, project) : hit.siloImageHit(image)),
  ),
  searchList('VPCs', 'project', vpcPages, hit.vpcHit),
  searchList('floating IPs', 'project', floatingIpPages, hit.floatingIpHit),
  searchList(
    'affinity groups',
    'project',
    (project) => (pageToken) => query(affinityGroupList, { query: { project, limit, pageToken } }),
    hit.affinityGroupHit,
  ),
  searchList(
    'anti-affinity groups',
    'project',
    (project) => (pageToken) => query(antiAffinityGroupList, { query: { project, limit, pageToken } }),
    hit.antiAffinityGroupHit,
  ),
];

/** The projects of the user's silo. */
export const PROJECTS: SearchList = searchList('projects', 'projects', projectPages, hit.projectHit);

export const SILO_LISTS: readonly SearchList[] = [
  PROJECTS,
  searchList(
    'silo images',
    'site',
    () => (pageToken) => query(imageList, { query: { limit, pageToken } }),
    hit.siloImageHit,
  ),
  searchList(
    'users',
    'site',
    () => (pageToken) => query(userList, { query: { limit, pageToken } }),
    hit.userHit,
  ),
  searchList(
    'groups',
    'site',
    () => (pageToken) => query(groupList, { query: { limit, pageToken } }),
    hit.groupHit,
  ),
  searchList(
    'certificates',
    'site',
    () => (pageToken) => query(certificateList, { query: { limit, pageToken } }),
    hit.certificateHit,
  ),
];
