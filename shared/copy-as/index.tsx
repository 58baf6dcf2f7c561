import { fetchPart, lazy } from '@console/shared/runtime';
import { InMenu } from '@console/shared/ui';
import type { CopyAsProps } from './copy-menu.tsx';

export { bodyParts, shellWord, textsOf } from './texts.ts';

// Few users copy, many open a form: its own chunk
/** Code that converts a request to texts; the same chunk as the button. */
export const loadTexts = () => fetchPart(() => import(/* webpackChunkName: "copy-as" */ './texts.ts'));

/** The button `Copy as code`: copies the request of a form or a confirmation as a command or a body. It sends nothing itself. */
export const CopyAs = lazy<CopyAsProps>(
  'Copy as code',
  async () => (await import(/* webpackChunkName: "copy-as" */ './copy-menu.tsx')).CopyMenu,
  InMenu,
);
