import { to } from '@console/shared/routing';

/** The address of a comparison of rules: of one VPC, to which another one is chosen, or of two. */
export const rulesComparePath = (project: string, ...vpcs: readonly string[]): string =>
  `${to('/projects/:project/vpcs-compare', { project })}?${new URLSearchParams(vpcs.map((vpc) => ['vpc', vpc]))}`;
