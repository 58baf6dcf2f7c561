import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePageRefusal } from '@console/shared/runtime';
import { Button, Icon, Message } from '@console/shared/ui/basic';
import type { ServerError } from '../state/errors.ts';
import { LostAnswer } from './lost-answer.tsx';
import { MissingPart } from './missing-part.tsx';
import styles from './shells.module.css';
import { type Draft, NOT_RESTORED } from '../state/use-draft.ts';
import type { Submission } from '../state/use-submit.ts';

type FormBodyProps = {
  readonly id: string;
  readonly submission: Submission;
  /** Shows the server's error on top; full pages show it in their action bar. */
  readonly errorBox?: boolean;
  /** Whether to report data of the screen that could not be loaded; off where the page reports it. */
  readonly saysMissing?: boolean;
  /** Title of a single server error; `Error` when absent. */
  readonly errorTitle?: string | undefined;
  /** Closes the form. */
  readonly onClose?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The form element: Enter and Ctrl/Cmd+Enter submit, the browser validates nothing. */
export function FormBody({
  id,
  submission,
  errorBox = true,
  saysMissing = true,
  errorTitle,
  onClose,
  className = styles.form,
  children,
}: FormBodyProps) {
  const { formRef, onSubmit, error, outcome, draft } = submission;
  const refusal = usePageRefusal();
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    // As a click on the button does, which may be disabled with a reason
    [...event.currentTarget.elements]
      .filter((one) => one instanceof HTMLButtonElement)
      .find(({ type }) => type === 'submit')
      ?.click();
  };
  return (
    <form
      ref={formRef}
      id={id}
      className={className}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
      onKeyDown={submitByKey}
    >
      {draft.isOffered && <DraftOffer draft={draft} formRef={formRef} />}
      {draft.isPartlyRestored && <Message variant="notice">{NOT_RESTORED}</Message>}
      {error && outcome ? (
        <LostAnswer outcome={outcome} message={error.message} errorTitle={errorTitle} onClose={onClose} />
      ) : (
        errorBox && error && <ErrorBox error={error} title={errorTitle} />
      )}
      {saysMissing && <MissingPart />}
      {refusal !== undefined && <Message>{refusal}.</Message>}
      {/* Text typed after the click is not sent: it would be lost, or count as saved */}
      <fieldset className={styles.fieldset} disabled={submission.pending}>
        {children}
      </fieldset>
    </form>
  );
}

/** Asks whether to restore the draft. After the answer the focus moves to the first field. */
function DraftOffer({ draft, formRef }: { draft: Draft; formRef: RefObject<HTMLFormElement | null> }) {
  const answer = (act: () => void) => () => {
    act();
    const fields = formRef.current?.querySelectorAll<HTMLElement>(
      '[data-field] :is(input, textarea, button)',
    );
    [...(fields ?? [])].find((one) => one.closest('[aria-hidden="true"]') === null)?.focus();
  };
  return (
    <Message
      live="status"
      action={
        <>
          <Button size="sm" onClick={answer(draft.restore)}>
            Restore
          </Button>{' '}
          <Button size="sm" variant="ghost" onClick={answer(draft.discard)}>
            Discard
          </Button>
        </>
      }
    >
      Restore your unsaved input?
    </Message>
  );
}

/** The server error: one message under the form's error title, or several under `Errors` with their number and a list. */
function ErrorBox({ error, title = 'Error' }: { error: ServerError; title?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // A long form may be scrolled down; the message of a taken name is at its field instead
  useEffect(() => {
    if (!error.nameTaken) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={box}>
      {error.issues.length > 1 ? (
        <Message variant="destructive" title="Errors" items={[...error.issues]} live="alert">
          {error.issues.length} issues:
        </Message>
      ) : (
        <Message variant="destructive" title={title} live="alert">
          {error.message}
        </Message>
      )}
    </div>
  );
}

/** The error mark beside the buttons: an icon and a short text. */
export function FailureMark({ children, live }: { children: ReactNode; live?: 'alert' | 'status' }) {
  return (
    <span className={styles.failed} role={live}>
      <Icon of={CircleAlert} size="sm" />
      {children}
    </span>
  );
}
