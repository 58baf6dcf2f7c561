import type { AreaManifest } from '@console/shared/contract';

/** Registry data of the project area: known to the shell before any of its code is loaded. */
export const manifest: AreaManifest = {
  name: 'project',
  label: 'Projects',
  mount: 'console',
  prefixes: ['/projects', '/images', '/utilization', '/access', '/users', '/certificates', '/lookup'],
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
        '/users',
        '/users/*',
        '/certificates',
        '/certificates-new',
        '/certificates/*',
      ],
      navigation: [
        { label: 'Projects', icon: 'projects', to: '/projects' },
        { label: 'Images', icon: 'images', to: '/images' },
        { label: 'Utilization', icon: 'utilization', to: '/utilization' },
        { label: 'Access', icon: 'access', to: '/access', paletteLabel: 'Silo Access' },
        { label: 'Users', icon: 'users', to: '/users' },
        { label: 'Certificates', icon: 'certificates', to: '/certificates' },
      ],
    },
    {
      frame: 'project',
      match: ['/projects/:project/*'],
      navigation: [
        {
          label: 'Instances',
          icon: 'instances',
          to: '/projects/:project/instances',
          // Measurements are those of instances and their disks
          alsoActive: ['/projects/:project/oxql'],
          group: 'Compute',
        },
        { label: 'Disks', icon: 'disks', to: '/projects/:project/disks', group: 'Storage' },
        { label: 'Snapshots', icon: 'snapshots', to: '/projects/:project/snapshots', group: 'Storage' },
        { label: 'Images', icon: 'images', to: '/projects/:project/images', group: 'Storage' },
        {
          label: 'VPCs',
          icon: 'vpcs',
          to: '/projects/:project/vpcs',
          alsoActive: ['/projects/:project/probes'],
          group: 'Network',
        },
        {
          label: 'Floating IPs',
          icon: 'floating-ips',
          to: '/projects/:project/floating-ips',
          group: 'Network',
        },
        {
          label: 'Affinity Groups',
          icon: 'affinity',
          to: '/projects/:project/affinity',
          alsoActive: ['/projects/:project/affinity-groups', '/projects/:project/affinities'],
          group: 'Project',
        },
        { label: 'Access', icon: 'access', to: '/projects/:project/access', group: 'Project' },
      ],
    },
  ],
};
