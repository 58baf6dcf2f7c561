import { CopyAs } from '@console/shared/copy-as';
import {
  confirmAtom,
  dismissToast,
  lazy,
  settleConfirm,
  toastsAtom,
  type ConfirmRequest,
} from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { ConfirmDialog, InPlace, Toasts } from '@console/shared/ui';
import { ErrorBoundary, FloatingPart } from '../errors/error-boundary.tsx';

// Loaded when a write got no response, which is rare, and usable only when the server can be reached again
const LostAnswer = lazy(
  'Check of an unknown outcome',
  async () => (await import(/* webpackChunkName: "outcome" */ '@console/shared/outcome')).OutcomeToast,
  InPlace,
);

// Loaded with the first toast that offers it, in one file with the other button of a toast
const UndoButton = lazy(
  'Undo',
  async () => (await import(/* webpackChunkName: "outcome" */ '@console/shared/actions/undo')).UndoButton,
  InPlace,
);

/** The toasts and the confirmation dialog that screens and actions have requested. */
export function Messages() {
  const open = useAtomValue(confirmAtom);
  return (
    <>
      {open && (
        <FloatingPart name="confirmation" onClose={() => void settleConfirm(false)}>
          <Question {...open} />
        </FloatingPart>
      )}
      <Notifications />
    </>
  );
}

function Question({
  request,
  pending,
  blocked,
}: {
  request: ConfirmRequest;
  pending: boolean;
  blocked?: string | undefined;
}) {
  const sent = request.request;
  return (
    <ConfirmDialog
      title={request.title}
      danger={request.danger ?? false}
      pending={pending}
      disabledReason={blocked}
      onConfirm={() => void settleConfirm(true)}
      onCancel={() => void settleConfirm(false)}
      {...(sent && { footerAside: <CopyAs request={async () => sent} /> })}
    >
      <ErrorBoundary
        part="text of a confirmation"
        fallback="The details cannot be shown. Cancel if in doubt."
      >
        {request.body}
      </ErrorBoundary>
    </ConfirmDialog>
  );
}

function Notifications() {
  const toasts = useAtomValue(toastsAtom);
  // A toast that cannot be rendered would make every further toast fail, so all are dismissed
  const dismissAll = () => {
    for (const { id } of toasts) dismissToast(id);
  };
  return (
    <ErrorBoundary part="notifications" resetKey={toasts} onFail={dismissAll}>
      <Toasts
        toasts={toasts.map(({ content, lost, undo, ...toast }) => ({
          ...toast,
          content: (
            <ErrorBoundary part="text of a notification" fallback="The details cannot be shown.">
              {content}
              {undo && <UndoButton toast={toast} undo={undo} />}
              {lost && (
                <LostAnswer
                  lost={lost.request}
                  again={() => {
                    dismissToast(toast.id);
                    lost.again();
                  }}
                />
              )}
            </ErrorBoundary>
          ),
        }))}
        onDismiss={dismissToast}
      />
    </ErrorBoundary>
  );
}
