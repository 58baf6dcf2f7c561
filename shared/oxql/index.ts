/** Queries over what was measured: bundled into the pages that have the explorer; charts come with the first answer. */
export { CopyQuery } from './copy-menu.tsx';
export { FLEET_EXAMPLES, PROJECT_EXAMPLES } from './examples.ts';
export { Explorer } from './explorer.tsx';
export { OxqlHelp } from './help.tsx';
