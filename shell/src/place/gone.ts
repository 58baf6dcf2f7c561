import { goneAtom, store } from '@console/shared/runtime';

/** Whether the page of a pattern is known to be missing on this server: its first visit in this session has shown that. */
export const isGonePage = (pattern: string): boolean => {
  const path = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);
  return store.get(goneAtom).some((one) => path.test(one));
};
