import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon, Message } from '@console/shared/ui/basic';
import type { ServerError } from './errors.ts';
import styles from './shells.module.css';
import type { Submission } from './use-submit.ts';

type FormBodyProps = {
  readonly id: string;
  readonly submission: Submission;
  /** Shows the server's error on top; full pages show it in their action bar. */
  readonly errorBox?: boolean;
  /** Title of a single server error; `Error` when absent. */
  readonly errorTitle?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The form element: Enter and Ctrl/Cmd+Enter submit, the browser validates nothing. */
export function FormBody({
  id,
  submission,
  errorBox = true,
  errorTitle,
  className = styles.form,
  children,
}: FormBodyProps) {
  const { formRef, onSubmit, error } = submission;
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.requestSubmit();
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
      {errorBox && error && <ErrorBox error={error} title={errorTitle} />}
      {children}
    </form>
  );
}

/** One error has the form's title for it, several `Errors` with their number and a list. */
function ErrorBox({ error, title = 'Error' }: { error: ServerError; title?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // A long form may be scrolled away from its top; a taken name is shown at its field instead
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

/** The mark beside the buttons: icon and a word or sentence. */
export function FailureMark({ children, live }: { children: ReactNode; live?: 'alert' | 'status' }) {
  return (
    <span className={styles.failed} role={live}>
      <Icon of={CircleAlert} size="sm" />
      {children}
    </span>
  );
}
