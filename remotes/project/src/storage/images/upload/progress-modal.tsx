import { Button, Message, Modal, VisuallyHidden } from '@console/shared/ui';
import { cancelIfWanted } from './keep.ts';
import { leftText } from './left-text.ts';
import { isActive, type Leftover, type UploadState } from './state.ts';
import { StepList } from './step-list.tsx';
import styles from './progress-modal.module.css';
import { placeOf, STEPS } from './steps.ts';
import type { Upload } from './upload.ts';

interface ProgressModalProps {
  upload: Upload;
  state: UploadState;
  fileName: string;
  /** Back to the form. */
  onBack: () => void;
  /** Elsewhere, while it goes on. */
  onKeep: () => void;
  /** The image is there, and nothing more is to be done here. */
  onDone: () => void;
}

/** What an upload is doing, over its form (docs/screens/compute-storage.md section 8.3). */
export function ProgressModal({ upload, state, fileName, onBack, onKeep, onDone }: ProgressModalProps) {
  const dismiss = () => {
    if (!isActive(upload.getState())) onBack();
    else cancelIfWanted(upload);
  };
  // After a failure the button says what it does: it needs no question
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
        disabledReason={state.phase === 'done' ? undefined : 'The image is not there yet'}
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

/** What is read out when a step begins, and at the end. */
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
          title="Error"
          live="alert"
          action={
            <Button size="sm" onClick={upload.resume}>
              Resume upload
            </Button>
          }
        >
          {`${sentence(state.message)} What is uploaded so far is kept: resume when the connection is back.`}
        </Message>
      );
    case 'failed':
      return (
        <>
          <Message variant="destructive" title="Error" live="alert">
            {`${sentence(state.message)} The upload has stopped. Go back and try again.`}
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
          before="The image is ready to be used. "
        />
      );
  }
}

/** A message of the server as a sentence among others. */
const sentence = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');

interface LeftProps {
  left: readonly Leftover[];
  cleaning: boolean;
  upload: Upload;
  before?: string;
}

/** What could not be deleted: no reason to doubt the rest. */
function Left({ left, cleaning, upload, before = '' }: LeftProps) {
  if (left.length === 0) return null;
  return (
    <Message
      variant="notice"
      title="Not everything was cleaned up"
      live="status"
      action={
        <Button size="sm" pending={cleaning} onClick={() => void upload.cleanUpAgain()}>
          Try again
        </Button>
      }
    >
      {before + leftText(left)}
    </Message>
  );
}
