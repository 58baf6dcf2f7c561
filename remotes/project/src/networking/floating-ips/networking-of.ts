import { to } from '@console/shared/routing';

/** The page with an instance's addresses, to which a floating IP links. */
export const networkingOf = (project: string, instance: string): string =>
  to('/projects/:project/instances/:instance/networking', { project, instance });
