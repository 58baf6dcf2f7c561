import { version } from 'react';
import { CONTRACT_MINOR, CONTRACT_VERSION, type Offer } from '@console/shared/contract';

/** Versions that this shell offers to remotes; a release reads the same from `build.json` (build/shell-files.ts). */
export const OFFER: Offer = {
  contract: CONTRACT_VERSION,
  contractMinor: CONTRACT_MINOR,
  react: version,
  shared: SHARED_VERSION,
};
