import { screen } from '@console/shared/routing';
import { extensionCrumb } from '@console/shared/runtime';
import { vpc } from '../crumbs.ts';

/** The tabs that other areas add to the page of a VPC. */
export const moreTab = screen('/projects/:project/vpcs/:vpc/more/:area/:extension', {
  crumb: ({ area, extension }) => extensionCrumb('vpc.tab', area, extension),
  under: vpc,
  component: () => import(/* webpackChunkName: "vpc-more" */ './tab.tsx'),
});
