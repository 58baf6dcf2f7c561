/** The remotes, by folder name. */
export const REMOTES = ['project', 'system', 'settings', 'auth'] as const;

/** The gallery of components: an area that is built with the SDK, as those of other teams are, and that only the demo has. */
export const GALLERY = 'gallery';
