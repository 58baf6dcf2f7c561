import { to } from '@console/shared/routing';

/** Names that identify the VPC of a page. */
export interface VpcPlace {
  project: string;
  vpc: string;
}

/** The tab that the page of a VPC opens with: where its name, its crumb and its forms lead. */
export const VPC_START = '/projects/:project/vpcs/:vpc/firewall-rules';

/** The page of a VPC. */
export const vpcPath = (place: VpcPlace): string => to(VPC_START, place);

/** The tabs of a VPC in their order; their routes are in `routes.ts` (docs/screens/network-access.md section 2). */
export const vpcTabs = (place: VpcPlace) => [
  { label: 'Firewall Rules', to: to(VPC_START, place) },
  { label: 'Subnets', to: to('/projects/:project/vpcs/:vpc/subnets', place) },
  { label: 'Routers', to: to('/projects/:project/vpcs/:vpc/routers', place) },
  { label: 'Internet Gateways', to: to('/projects/:project/vpcs/:vpc/internet-gateways', place) },
];

/** The picture of a VPC, a page beside its tabs (docs/screens/network-access.md section 17, B-N3). */
export const vpcMapPath = (place: VpcPlace): string => to('/projects/:project/vpcs/:vpc/map', place);
