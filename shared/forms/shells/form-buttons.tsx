import { usePageRefusal } from '@console/shared/runtime';
import { Button } from '@console/shared/ui/basic';

export interface FormButtonsProps {
  /** `id` of the form element; the buttons may be outside of it. */
  readonly id: string;
  readonly submitLabel: string;
  /** The request is pending. */
  readonly pending: boolean;
  readonly disabledReason: string | undefined;
  readonly onCancel: () => void;
  readonly danger?: boolean;
}

/** The buttons of a form: Cancel, and the one that submits. */
export function FormButtons(props: FormButtonsProps) {
  const { id, submitLabel, pending, disabledReason, onCancel, danger = false } = props;
  const refusal = usePageRefusal();
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={id}
        variant={danger ? 'danger' : 'primary'}
        pending={pending}
        disabledReason={refusal ?? disabledReason}
      >
        {submitLabel}
      </Button>
    </>
  );
}
