import { fetchPart, lazy } from '@console/shared/runtime';
import { InMenu } from '@console/shared/ui';
import type { CopyAsProps } from './copy-menu.tsx';

export { shellWord, textsOf } from './texts.ts';

// Few copy, many open a form. In the file of the code block that it draws: a file of its own would be a line more in the script
// that every page begins with.
/** Code that writes a request down as texts; the same file as the button. */
export const loadTexts = () => fetchPart(() => import(/* webpackChunkName: "ui-detail" */ './texts.ts'));

/** The button `Copy as`: what a form or a question would send, as a command or a body. It sends nothing itself. */
export const CopyAs = lazy<CopyAsProps>(
  'Copy as',
  async () => (await import(/* webpackChunkName: "ui-detail" */ './copy-menu.tsx')).CopyMenu,
  InMenu,
);
