import { CopyAs } from '@console/shared/copy-as';
import { confirmAtom, dismissToast, settleConfirm, toastsAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { ConfirmDialog, Toasts } from '@console/shared/ui';

/** Toasts and the one question before an action, as screens and actions asked for them. */
export function Messages() {
  const toasts = useAtomValue(toastsAtom);
  const open = useAtomValue(confirmAtom);
  const request = open?.request.request;
  return (
    <>
      {open && (
        <ConfirmDialog
          title={open.request.title}
          danger={open.request.danger ?? false}
          pending={open.pending}
          onConfirm={() => void settleConfirm(true)}
          onCancel={() => void settleConfirm(false)}
          {...(request && { footerAside: <CopyAs request={async () => request} /> })}
        >
          {open.request.body}
        </ConfirmDialog>
      )}
      <Toasts toasts={[...toasts]} onDismiss={dismissToast} />
    </>
  );
}
