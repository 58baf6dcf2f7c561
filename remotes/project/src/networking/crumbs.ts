import { crumb } from '@console/shared/routing';
import { project } from '../crumbs.ts';
import { VPC_START } from './vpcs/tabs.ts';

/** The list of a project's VPCs. */
export const vpcs = crumb('/projects/:project/vpcs', 'VPCs', project);

/** A VPC: leads to the tab that its page opens with. */
export const vpc = crumb(VPC_START, ({ vpc: name }) => name, vpcs);
