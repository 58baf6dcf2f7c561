import type { ReactNode } from 'react';
import { type ApiRequest, isUnanswered, messageOf } from '@console/shared/api';
import { atom } from '@console/shared/state';
import { lostRequestOf } from './lost.ts';
import { store } from './store.ts';
import { toast } from './toast.ts';

/** A confirmation before an action; see docs/screens/common-ui.md section 9. */
export interface ConfirmRequest {
  title: string;
  body: ReactNode;
  /** Red button, focus starts on Cancel. */
  danger?: boolean;
  /** Title of the error toast when the action fails. */
  errorTitle: string;
  /** The request that Confirm sends, if it is a single one: it can be copied as a command. */
  request?: ApiRequest;
  /** Runs on Confirm; the dialog shows its loading state until it settles and closes either way. */
  action: () => Promise<unknown>;
}

/** The open confirmation, and whether its action is running. */
export const confirmAtom = atom<{
  request: ConfirmRequest;
  pending: boolean;
  /** Why it cannot be confirmed now. */
  blocked?: string | undefined;
} | null>(null);

/** Sets why the open confirmation cannot be confirmed now; undefined when it can. Called by its body, which has checked that. */
export function blockConfirm(blocked: string | undefined): void {
  const open = store.get(confirmAtom);
  if (open && !open.pending) store.set(confirmAtom, { ...open, blocked });
}

/** Opens the confirmation dialog. The request's action runs when the user confirms. */
export function confirm(request: ConfirmRequest): void {
  store.set(confirmAtom, { request, pending: false });
}

/**
 * Shows that an action has failed, or that its outcome is unknown because there was no response.
 * @param request the request of the action, if it is a single one
 * @param again runs the action again
 */
export function sayFailure(
  error: unknown,
  title: string,
  request: ApiRequest | undefined,
  again: () => void,
): void {
  const isLost = request && isUnanswered(error) && error.operation === request.operation.id;
  toast({
    variant: 'error',
    title,
    content: messageOf(error),
    // The activity identifies a request by its input, and `request` may be another one of the same action
    ...(isLost && { lost: { request: lostRequestOf(error) ?? request, again }, timeout: null }),
  });
}

/** Closes the confirmation: runs the action on `true`. A second call while the action runs is ignored. */
export async function settleConfirm(agreed: boolean): Promise<void> {
  const open = store.get(confirmAtom);
  if (!open || open.pending || (agreed && open.blocked !== undefined)) return;
  if (!agreed) {
    store.set(confirmAtom, null);
    return;
  }
  store.set(confirmAtom, { ...open, pending: true });
  try {
    await open.request.action();
  } catch (error) {
    sayFailure(error, open.request.errorTitle, open.request.request, () => confirm(open.request));
  } finally {
    store.set(confirmAtom, null);
  }
}
