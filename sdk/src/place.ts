/** The path in the console's repository that corresponds to a file of an external area: `src/` is `remotes/NAME/src/`. */
export const placeOf = (path: string): string => (path.startsWith('src/') ? `remotes/own/${path}` : path);
