import { fetchPart, type Undo } from '@console/shared/runtime';
import type { Attachment } from './undo-plan.ts';

const plans = () => fetchPart(() => import(/* webpackChunkName: "floating-ips-dialogs" */ './undo-plan.ts'));

/** Attaches a floating IP to its previous instance again, unless it has been attached elsewhere. */
export const undoAttachment =
  (attachment: Attachment): Undo =>
  async () =>
    (await plans()).planOf(attachment);

/** Attaches several again, each unless it has been attached elsewhere. */
export const undoAttachments =
  (attachments: readonly Attachment[]): Undo =>
  async () =>
    (await plans()).planOfMany(attachments);
