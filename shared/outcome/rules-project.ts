import {
  affinityGroupMemberInstanceView,
  affinityGroupView,
  antiAffinityGroupMemberInstanceView,
  antiAffinityGroupView,
  internetGatewayIpAddressList,
  internetGatewayIpPoolList,
  internetGatewayView,
  probeView,
} from '@console/shared/api';
import { query } from '@console/shared/query';
import { hasRow, isNamed, isSaid, isThere, type Rules } from './reads.ts';

interface Gateway {
  readonly gateway?: string | undefined;
  readonly project?: string | undefined;
  readonly vpc?: string | undefined;
}

const gatewayOf = ({ gateway, project, vpc }: Gateway = {}) => ({ gateway, project, vpc });
const pools = (of: Gateway | undefined) => (pageToken?: string, limit?: number) =>
  query(internetGatewayIpPoolList, { query: { ...gatewayOf(of), limit, pageToken } });
const addresses = (of: Gateway | undefined) => (pageToken?: string, limit?: number) =>
  query(internetGatewayIpAddressList, { query: { ...gatewayOf(of), limit, pageToken } });

/** Checks of the outcome of writes to probes, groups and gateways (docs/screens/operator.md section 7). */
export const projectRules = {
  probeCreate: ({ query: { project }, body }) =>
    isThere(probeView, { path: { probe: body.name }, query: { project } }),
  probeDelete: async ({ path, query: { project } }) =>
    !(await isThere(probeView, { path, query: { project } })),
  affinityGroupCreate: ({ query: of, body }) =>
    isThere(affinityGroupView, { path: { affinityGroup: body.name }, query: of }),
  affinityGroupUpdate: ({ path, query: of, body }) =>
    isSaid(body, affinityGroupView, {
      path: { affinityGroup: body.name ?? path.affinityGroup },
      query: of,
    }),
  affinityGroupDelete: async ({ path, query: of }) =>
    !(await isThere(affinityGroupView, { path, query: of })),
  affinityGroupMemberInstanceAdd: ({ path, query: of }) =>
    isThere(affinityGroupMemberInstanceView, { path, query: of }),
  affinityGroupMemberInstanceDelete: async ({ path, query: of }) =>
    !(await isThere(affinityGroupMemberInstanceView, { path, query: of })),
  antiAffinityGroupCreate: ({ query: of, body }) =>
    isThere(antiAffinityGroupView, { path: { antiAffinityGroup: body.name }, query: of }),
  antiAffinityGroupMemberInstanceAdd: ({ path, query: of }) =>
    isThere(antiAffinityGroupMemberInstanceView, { path, query: of }),
  antiAffinityGroupMemberInstanceDelete: async ({ path, query: of }) =>
    !(await isThere(antiAffinityGroupMemberInstanceView, { path, query: of })),
  internetGatewayCreate: ({ query: { vpc, project }, body }) =>
    isThere(internetGatewayView, { path: { gateway: body.name }, query: { vpc, project } }),
  internetGatewayDelete: async ({ path, query: { vpc, project } = {} }) =>
    !(await isThere(internetGatewayView, { path, query: { vpc, project } })),
  internetGatewayIpPoolCreate: ({ query: of, body }) => hasRow(pools(of), isNamed(body.name)),
  // The id alone does not identify the gateway
  internetGatewayIpPoolDelete: async ({ path, query: of }) =>
    of?.gateway === undefined ? undefined : !(await hasRow(pools(of), isNamed(path.pool))),
  internetGatewayIpAddressCreate: ({ query: of, body }) => hasRow(addresses(of), isNamed(body.name)),
  internetGatewayIpAddressDelete: async ({ path, query: of }) =>
    of?.gateway === undefined ? undefined : !(await hasRow(addresses(of), isNamed(path.address))),
} satisfies Rules;
