import { crumb } from '@console/shared/routing';
import { project } from '../crumbs.ts';
import { VPC_START } from './vpcs/tabs.ts';

export const vpcs = crumb('/projects/:project/vpcs', 'VPCs', project);

/** The crumb of a VPC, which links to the first tab of its page. */
export const vpc = crumb(VPC_START, ({ vpc: name }) => name, vpcs);
