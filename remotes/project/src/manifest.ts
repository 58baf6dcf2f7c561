import type { AreaManifest } from '@console/shared/contract';

/** Registry data of the project area: known to the shell before any of its code is loaded. */
export const manifest: AreaManifest = {
  name: 'project',
  label: 'Projects',
  mount: 'console',
  prefixes: ['/projects', '/images', '/utilization', '/access', '/lookup'],
  frames: [
    {
      frame: 'silo',
      match: [
        '/projects',
        '/projects-new',
        '/projects/:project/edit',
        '/images/*',
        '/utilization',
        '/access',
      ],
      navigation: [{ label: 'Projects', icon: 'projects', to: '/projects' }],
    },
    {
      frame: 'project',
      match: ['/projects/:project/*'],
      navigation: [
        { label: 'Instances', icon: 'instances', to: '/projects/:project/instances', group: 'Compute' },
      ],
    },
  ],
};
