import { ALL, PAGE_SIZE, vpcFirewallRulesView, vpcList, vpcView } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

export const vpcPage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(vpcList, { query: { project, limit, pageToken } });

/** All VPCs of a project, for pickers and the palette. */
export const allVpcs = (project: string) =>
  everyPage((pageToken) => query(vpcList, { query: { project, limit: ALL, pageToken } }));

/** One VPC; 404 when none has this name in the project. */
export const vpcByName = (project: string, vpc: string) =>
  query(vpcView, { path: { vpc }, query: { project } });

export const vpcById = (vpc: string) => query(vpcView, { path: { vpc } });

/** The firewall rules of a VPC: they are one object on the server, without pages. */
export const firewallRules = (project: string, vpc: string) =>
  query(vpcFirewallRulesView, { query: { project, vpc } });

/** The same by the id of the VPC, for pages that have nothing else of it. */
export const firewallRulesById = (vpc: string) => query(vpcFirewallRulesView, { query: { vpc } });
