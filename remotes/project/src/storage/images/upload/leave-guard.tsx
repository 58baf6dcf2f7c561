import { type RefObject, useEffect } from 'react';
import { useBlocker } from '@console/shared/router';
import { Button, Modal } from '@console/shared/ui';
import { isActive, type UploadState } from './state.ts';
import type { Upload } from './upload.ts';

interface LeaveGuardProps {
  upload: Upload;
  state: UploadState;
  /** The user has already decided that the upload continues. */
  isKept: RefObject<boolean>;
}

/** Asks whether a running upload continues when its page is left (docs/screens/compute-storage.md sections 8.3 and 10.2). */
export function LeaveGuard({ upload, state, isKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive(upload.getState()) && !isKept.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const isOver = !isActive(state);
  // The upload ends outside of React; then the question is no longer needed
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isOver) return;
    if (upload.getState().phase === 'done') blocker.proceed();
    else blocker.reset();
  }, [blocker, isOver, upload]);
  if (blocker.state !== 'blocked') return null;
  const footer = (
    <>
      <Button variant="ghost" onClick={() => blocker.reset()}>
        Stay here
      </Button>
      <Button
        variant="danger"
        onClick={() => {
          upload.cancel();
          blocker.proceed();
        }}
      >
        Cancel upload
      </Button>
      <Button variant="primary" onClick={() => blocker.proceed()}>
        Keep uploading
      </Button>
    </>
  );
  return (
    <Modal
      title="Confirm navigation"
      scrim={false}
      onDismiss={() => blocker.reset()}
      footer={footer}
      initialFocus="footer button:last-child"
    >
      <p>The upload continues while you use other pages. Activity shows its progress.</p>
    </Modal>
  );
}
