import { supportBundles } from './support-bundles.handlers.ts';
import { targetRelease } from './target-release.handlers.ts';

/** Every operation of this folder. */
export const supportHandlers = {
  ...supportBundles,
  ...targetRelease,
};
