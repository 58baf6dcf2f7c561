import type { Outcome } from '@console/shared/outcome';
import { Button, Message } from '@console/shared/ui/basic';

type LostAnswerProps = {
  readonly outcome: Outcome;
  /** Why there is no response. */
  readonly message: string;
  /** Title of the form's errors; `Outcome unknown` when absent. */
  readonly errorTitle: string | undefined;
  readonly onClose: (() => void) | undefined;
};

/** A request got no response: it may have been executed, which is checked before it is sent again. */
export function LostAnswer({ outcome, message, errorTitle, onClose }: LostAnswerProps) {
  const { state, text, check } = outcome;
  if (state === 'done')
    return (
      <Message
        variant="success"
        title="Done"
        live="alert"
        action={
          onClose && (
            <Button size="sm" onClick={onClose}>
              Close form
            </Button>
          )
        }
      >
        {text}
      </Message>
    );
  const isOpen = state === 'unknown' || state === 'checking';
  return (
    <Message
      variant={isOpen ? 'destructive' : 'notice'}
      title={state === 'not done' ? 'Not done' : (errorTitle ?? 'Outcome unknown')}
      live="alert"
      {...(isOpen && {
        action: (
          <Button size="sm" pending={state === 'checking'} onClick={() => void check()}>
            Check
          </Button>
        ),
      })}
    >
      {text ?? message}
      {isOpen && errorTitle !== undefined && <p>Outcome unknown.</p>}
    </Message>
  );
}
