/** The explorer of measurements: bundled into the pages that contain it; charts are fetched with the first result. */
export { CopyQuery } from './copy-menu.tsx';
export { FLEET_EXAMPLES, PROJECT_EXAMPLES } from './examples.ts';
export { Explorer } from './explorer.tsx';
export { OxqlHelp } from './help.tsx';
