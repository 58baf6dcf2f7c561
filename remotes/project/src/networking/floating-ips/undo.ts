import { fetchPart, type Undo } from '@console/shared/runtime';
import type { Attachment } from './undo-plan.ts';

/** Attaches a floating IP to its previous instance again, unless it has been attached elsewhere. */
export const undoAttachment =
  (attachment: Attachment): Undo =>
  async () =>
    (await fetchPart(() => import(/* webpackChunkName: "floating-ips-dialogs" */ './undo-plan.ts'))).planOf(
      attachment,
    );
