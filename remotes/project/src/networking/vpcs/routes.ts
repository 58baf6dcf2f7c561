import { screen } from '@console/shared/routing';
import { project } from '../../crumbs.ts';
import { projectByName } from '../../base/projects/queries.ts';
import { vpc } from '../crumbs.ts';
import { vpcByName, vpcPage } from './queries.ts';

/** The list of a project's VPCs. */
export const vpcRoutes = [
  screen('/projects/:project/vpcs', {
    crumb: 'VPCs',
    under: project,
    load: ({ project: name }) => [projectByName(name), vpcPage(name)()],
    component: () => import(/* webpackChunkName: "vpcs-list" */ './list.tsx'),
    overlays: [
      screen('/projects/:project/vpcs-new', {
        title: 'New VPC',
        component: () => import(/* webpackChunkName: "vpcs-create" */ './create.tsx'),
      }),
    ],
  }),
];

/** The form of a VPC opens over the first tab of its page, without the crumb of the tab (sheet, section 1.3). */
export const vpcEdit = screen('/projects/:project/vpcs/:vpc/edit', {
  title: 'Edit VPC',
  under: vpc,
  load: ({ project: inProject, vpc: name }) => [vpcByName(inProject, name)],
  component: () => import(/* webpackChunkName: "vpcs-edit" */ './edit.tsx'),
});
