import { fetchPart } from '@console/shared/runtime';

/** The subject of messages about the code that draws extensions. */
export const NAME = 'What other areas add';

/** The code that draws extensions. */
export const drawn = () => fetchPart(() => import(/* webpackChunkName: "extensions" */ './drawn.tsx'));
