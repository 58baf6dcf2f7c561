import { to } from '@console/shared/routing';

/** The page of an instance's addresses, where a floating IP leads. */
export const networkingOf = (project: string, instance: string): string =>
  to('/projects/:project/instances/:instance/networking', { project, instance });
