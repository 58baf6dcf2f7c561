import type { AreaManifest } from '@console/shared/contract';

/** Registry data of the auth area: known to the shell before any of its code is loaded. */
export const manifest: AreaManifest = {
  name: 'auth',
  label: 'Sign-in',
  mount: 'public',
  prefixes: ['/login', '/signed-in', '/device'],
  frames: [],
};
