/** Layout of diagrams: bundled into the chunk that draws one, because dagre is loaded with the first diagram. */
export { layered } from './layered.ts';
export type { Box, Diagram, Point } from './layered.ts';
