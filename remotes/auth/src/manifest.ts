import type { AreaManifest } from '@console/shared/contract';

/** Registry data of the auth area, which the shell has before it loads any of its code. */
export const manifest: AreaManifest = {
  name: 'auth',
  label: 'Sign-in',
  mount: 'public',
  prefixes: ['/login', '/signed-in', '/device'],
  frames: [],
};
