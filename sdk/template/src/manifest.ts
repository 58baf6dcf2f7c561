import type { AreaManifest } from '@console/shared/contract';

/** The data of this area in the registry, which the shell reads before it loads code of the area. */
export const manifest: AreaManifest = {
  name: '__name__',
  label: '__label__',
  mount: 'console',
  prefixes: ['/__name__'],
  frames: [
    {
      frame: '__name__',
      match: ['/__name__/*', '/__name__-new'],
      navigation: [{ label: 'Overview', icon: 'utilization', to: '/__name__' }],
    },
    // A link in the sidebar of the silo, after those of the area that owns it
    {
      frame: 'silo',
      adds: true,
      match: [],
      navigation: [{ label: '__label__', icon: 'utilization', to: '/__name__' }],
    },
  ],
};
