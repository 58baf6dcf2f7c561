import type { ApiRequest } from '@console/shared/api';
import { lazy } from '@console/shared/runtime';
import { InMenu } from '@console/shared/ui';

export type CopyAsProps = {
  /**
   * The request as it is now, undefined while there is none: a form is not valid. With `mark` the form shows what is wrong,
   * as if it had been sent; without it nobody notices.
   */
  readonly request: (mark: boolean) => Promise<ApiRequest | undefined>;
  /** What it shows darkens the page behind: true where no dialog has done so. */
  readonly scrim?: boolean;
};

// Few copy, many open a form. In the file of the code block that it draws: a file of its own would be a line more in the script
// that every page begins with.
/** The button `Copy as`: what a form or a question would send, as a command or a body. It sends nothing itself. */
export const CopyAs = lazy<CopyAsProps>(
  'Copy as',
  async () => (await import(/* webpackChunkName: "ui-detail" */ './copy-menu.tsx')).CopyMenu,
  InMenu,
);
