import { PERSONAL_PREFIX } from '@console/shared/runtime';

/** Key in the session storage, which a reload of the tab keeps: the jobs that are under way, as JSON. */
export const LEFT_OVER = `${PERSONAL_PREFIX}stop-and-add`;
