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
      navigation: [
        { label: 'Projects', icon: 'projects', to: '/projects' },
        { label: 'Images', icon: 'images', to: '/images' },
      ],
    },
    {
      frame: 'project',
      match: ['/projects/:project/*'],
      navigation: [
        { label: 'Instances', icon: 'instances', to: '/projects/:project/instances', group: 'Compute' },
        { label: 'Disks', icon: 'disks', to: '/projects/:project/disks', group: 'Storage' },
        { label: 'Snapshots', icon: 'snapshots', to: '/projects/:project/snapshots', group: 'Storage' },
        { label: 'Images', icon: 'images', to: '/projects/:project/images', group: 'Storage' },
      ],
    },
  ],
};
