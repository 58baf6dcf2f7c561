import { to } from '@console/shared/routing';
import { extensionsAt } from '@console/shared/runtime';

/** Names that identify the VPC of a page. */
export interface VpcPlace {
  project: string;
  vpc: string;
}

/** The first tab of a VPC's page, to which its name, its crumb and its forms link. */
export const VPC_START = '/projects/:project/vpcs/:vpc/firewall-rules';

export const vpcPath = (place: VpcPlace): string => to(VPC_START, place);

/** The tabs of a VPC in their order, those of other areas last; their routes are in `routes.ts` (docs/screens/network-access.md section 2). */
export const vpcTabs = (place: VpcPlace) => [
  { label: 'Firewall Rules', to: to(VPC_START, place) },
  { label: 'Subnets', to: to('/projects/:project/vpcs/:vpc/subnets', place) },
  { label: 'Routers', to: to('/projects/:project/vpcs/:vpc/routers', place) },
  { label: 'Internet Gateways', to: to('/projects/:project/vpcs/:vpc/internet-gateways', place) },
  { label: 'Exposed', to: to('/projects/:project/vpcs/:vpc/exposed', place) },
  ...extensionsAt('vpc.tab').map(({ area, id, label }) => ({
    label,
    to: to('/projects/:project/vpcs/:vpc/more/:area/:extension', { ...place, area, extension: id }),
  })),
];

/** The picture of a VPC, a page beside its tabs (docs/screens/network-access.md section 17, B-N3). */
export const vpcMapPath = (place: VpcPlace): string => to('/projects/:project/vpcs/:vpc/map', place);
