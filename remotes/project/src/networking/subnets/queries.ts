import {
  ALL,
  PAGE_SIZE,
  vpcSubnetList,
  vpcSubnetListNetworkInterfaces,
  vpcSubnetView,
} from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** Names that identify a subnet. */
export interface SubnetPlace extends VpcPlace {
  subnet: string;
}

export const subnetPage =
  (project: string, vpc: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(vpcSubnetList, { query: { project, vpc, limit, pageToken } });

/** All subnets of a VPC: for pickers, and to find taken blocks. */
export const allSubnets = (project: string, vpc: string) =>
  everyPage((pageToken) => query(vpcSubnetList, { query: { project, vpc, limit: ALL, pageToken } }));

/** One subnet; 404 when none in the VPC has this name. */
export const subnetByName = ({ subnet, ...parents }: SubnetPlace) =>
  query(vpcSubnetView, { path: { subnet }, query: parents });

export const subnetById = (subnet: string) => query(vpcSubnetView, { path: { subnet } });

/** All network interfaces in a subnet, which are counted and searched by address. */
export const subnetInterfaces = ({ subnet, ...parents }: SubnetPlace) =>
  everyPage((pageToken) =>
    query(vpcSubnetListNetworkInterfaces, {
      path: { subnet },
      query: { ...parents, limit: ALL, pageToken },
    }),
  );
