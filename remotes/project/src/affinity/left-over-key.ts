import { PERSONAL_PREFIX } from '@console/shared/runtime';

/** Key in the session storage, which survives a reload of the tab: the running jobs as JSON. */
export const LEFT_OVER = `${PERSONAL_PREFIX}stop-and-add`;
