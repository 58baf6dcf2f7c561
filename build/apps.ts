/** The remotes, by folder name. */
export const REMOTES = ['project', 'system', 'settings', 'auth'] as const;
