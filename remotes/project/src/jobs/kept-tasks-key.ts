import { PERSONAL_PREFIX } from '@console/shared/runtime';

/** Key in the session storage, which survives a reload of the tab: the running tasks as JSON. */
export const KEPT_TASKS = `${PERSONAL_PREFIX}tasks`;
