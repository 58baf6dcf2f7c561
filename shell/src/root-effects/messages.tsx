import { useEffect } from 'react';
import { confirmAtom, dismissToast, settleConfirm, toastsAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { ConfirmDialog, Toasts } from '@console/shared/ui';

/** Toasts and the one question before an action, as screens and actions asked for them. */
export function Messages() {
  const toasts = useAtomValue(toastsAtom);
  const open = useAtomValue(confirmAtom);
  useReturnFocus(open?.opener ?? null);
  return (
    <>
      {open && (
        <ConfirmDialog
          title={open.request.title}
          danger={open.request.danger ?? false}
          pending={open.pending}
          onConfirm={() => void settleConfirm(true)}
          onCancel={() => void settleConfirm(false)}
        >
          {open.request.body}
        </ConfirmDialog>
      )}
      <Toasts toasts={[...toasts]} onDismiss={dismissToast} />
    </>
  );
}

/**
 * Brings the focus back to what asked the question. The dialog does so itself while it has the focus; a press on its red
 * button can leave it nowhere.
 */
function useReturnFocus(opener: Element | null): void {
  // focus is the document's
  useEffect(() => {
    if (!(opener instanceof HTMLElement)) return;
    return () => {
      const bringBack = () => {
        if (document.activeElement === document.body && opener.isConnected) opener.focus();
      };
      // after the dialog's own attempt, which waits for a frame
      requestAnimationFrame(() => requestAnimationFrame(bringBack));
    };
  }, [opener]);
}
