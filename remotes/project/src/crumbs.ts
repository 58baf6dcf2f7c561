import { crumb } from '@console/shared/routing';

export const projects = crumb('/projects', 'Projects');

/** The crumb of a project, which links to its instances. */
export const project = crumb('/projects/:project/instances', ({ project: name }) => name, projects);
