import { targetReleaseView } from '@console/shared/api';
import { query } from '@console/shared/query';

/** The release that the system is to run. */
export const targetRelease = () => query(targetReleaseView);
