import { Button, Message, Modal, RetryButton, VisuallyHidden } from '@console/shared/ui';
import { cancelIfWanted } from './keep.ts';
import { leftText } from './left-text.ts';
import { sentence } from './sentence.ts';
import { isActive, type Leftover, type UploadState } from './state.ts';
import { StepList } from './step-list.tsx';
import styles from './progress-modal.module.css';
import { placeOf, STEPS } from './steps.ts';
import type { Upload } from './upload.ts';

interface ProgressModalProps {
  upload: Upload;
  state: UploadState;
  fileName: string;
  /** Returns to the form. */
  onBack: () => void;
  /** Leaves the page while the upload continues. */
  onKeep: () => void;
  /** Called when the image exists and nothing is left to do. */
  onDone: () => void;
}

/** Steps and progress of an upload, over its form (docs/screens/compute-storage.md section 8.3). */
export function ProgressModal({ upload, state, fileName, onBack, onKeep, onDone }: ProgressModalProps) {
  const dismiss = () => {
    if (!isActive(upload.getState())) onBack();
    else cancelIfWanted(upload);
  };
  // After a failure the label of the button is clear: it needs no confirmation
  const back = () => {
    upload.cancel();
    onBack();
  };
  const isRunning = state.phase === 'running';
  const footer = (
    <>
      <Button variant="ghost" onClick={isRunning ? dismiss : back}>
        {isRunning ? 'Cancel' : 'Back'}
      </Button>
      {isRunning && <Button onClick={onKeep}>Keep uploading in background</Button>}
      <Button
        variant="primary"
        onClick={onDone}
        disabledReason={state.phase === 'done' ? undefined : 'Wait until the image is ready'}
      >
        Done
      </Button>
    </>
  );
  return (
    <Modal title="Image upload progress" scrim={false} onDismiss={dismiss} footer={footer}>
      <div className={styles.body}>
        <Problem state={state} upload={upload} />
        <StepList state={state} fileName={fileName} />
        <VisuallyHidden>
          <span role="status">{statusText(state)}</span>
        </VisuallyHidden>
      </div>
    </Modal>
  );
}

/** Text that is announced when a step begins, and at the end. */
function statusText(state: UploadState): string {
  if (state.phase === 'done') return 'Image uploaded successfully';
  if (state.phase !== 'running') return '';
  const place = placeOf(state.step);
  return `Step ${place + 1} of ${STEPS.length}: ${STEPS[place]?.label ?? ''}`;
}

function Problem({ state, upload }: { state: UploadState; upload: Upload }) {
  switch (state.phase) {
    case 'idle':
    case 'running':
    case 'cancelled':
      return null;
    case 'interrupted':
      return (
        <Message
          variant="destructive"
          title="Upload paused"
          live="alert"
          action={
            <Button size="sm" onClick={upload.resume}>
              Resume upload
            </Button>
          }
        >
          {state.message}
        </Message>
      );
    case 'failed':
      return (
        <>
          <Message variant="destructive" title="Error" live="alert">
            {`The upload has stopped. ${sentence(state.message)} Go back and try again.`}
          </Message>
          <Left left={state.left} cleaning={state.cleaning} upload={upload} />
        </>
      );
    case 'done':
      return (
        <Left
          left={state.left}
          cleaning={state.cleaning}
          upload={upload}
          before="The image is ready to use. "
        />
      );
  }
}

interface LeftProps {
  left: readonly Leftover[];
  cleaning: boolean;
  upload: Upload;
  before?: string;
}

/** A notice about objects that could not be deleted; the upload itself has succeeded. */
function Left({ left, cleaning, upload, before = '' }: LeftProps) {
  if (left.length === 0) return null;
  return (
    <Message
      variant="notice"
      title="Cleanup incomplete"
      live="status"
      action={<RetryButton pending={cleaning} onClick={() => void upload.cleanUpAgain()} />}
    >
      {before + leftText(left)}
    </Message>
  );
}
