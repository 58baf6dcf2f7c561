/** The file of the console's repository that a file of an area outside of it stands for: `src/` is `remotes/NAME/src/`. */
export const placeOf = (path: string): string => (path.startsWith('src/') ? `remotes/own/${path}` : path);
