import { targetReleaseView } from '@console/shared/api';
import { optionalLookup, query } from '@console/shared/query';

/**
 * The release that the system should run; null when none was ever set. Whether a server then answers 404 or with an unspecified
 * release is not documented (docs/mock-guesses.md "Right for both answers").
 */
export const targetRelease = () => optionalLookup(query(targetReleaseView));
