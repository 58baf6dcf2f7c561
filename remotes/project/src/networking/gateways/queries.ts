import {
  ALL,
  internetGatewayIpAddressList,
  internetGatewayIpPoolList,
  internetGatewayList,
  internetGatewayView,
} from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** All internet gateways of a VPC: their list has no pages (docs/screens/network-access.md section 0). */
export const allGateways = (project: string, vpc: string) =>
  everyPage((pageToken) => query(internetGatewayList, { query: { project, vpc, limit: ALL, pageToken } }));

/** One internet gateway; 404 when none in the VPC has this name. */
export const gatewayByName = (project: string, vpc: string, gateway: string) =>
  query(internetGatewayView, { path: { gateway }, query: { project, vpc } });

/** The source addresses of a gateway, by its name. */
export const gatewayAddresses = (project: string, vpc: string, gateway: string) =>
  query(internetGatewayIpAddressList, { query: { project, vpc, gateway, limit: ALL } });

/** The IP pools of a gateway, by its name. */
export const gatewayPools = (project: string, vpc: string, gateway: string) =>
  query(internetGatewayIpPoolList, { query: { project, vpc, gateway, limit: ALL } });
