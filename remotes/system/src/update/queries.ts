import { targetReleaseView } from '@console/shared/api';
import { query } from '@console/shared/query';

/** The release that the system should run. */
export const targetRelease = () => query(targetReleaseView);
