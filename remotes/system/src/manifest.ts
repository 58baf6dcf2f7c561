import type { AreaManifest } from '@console/shared/contract';

/** Registry data of the system area: known to the shell before any of its code is loaded. */
export const manifest: AreaManifest = {
  name: 'system',
  label: 'System',
  mount: 'console',
  prefixes: ['/system'],
  frames: [
    {
      frame: 'system',
      match: ['/system/*'],
      navigation: [{ label: 'Silos', icon: 'silos', to: '/system/silos' }],
    },
  ],
};
