import { ConfirmDialog } from '@console/shared/ui';

type LeaveDialogProps = {
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** Wording of full pages; the wording of side modals is "form". */
  readonly page?: boolean;
};

/** The confirmation before changes are discarded. It opens over the side modal that is being closed, so it has no scrim. */
export function LeaveDialog({ onStay, onLeave, page = false }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Confirm navigation"
      danger
      scrim={page}
      confirmLabel={page ? 'Leave this page' : 'Leave form'}
      cancelLabel={page ? 'Continue editing' : 'Keep editing'}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      Your changes are not saved and will be lost.
    </ConfirmDialog>
  );
}
