import { createStore } from '@console/shared/state';

/** The console's one jotai store: toasts, confirmation, commands, announcements. Readable outside React. */
export const store = createStore();
