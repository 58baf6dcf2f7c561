import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from '@console/shared/router';
import { uploadCalls } from './calls.ts';
import { isActive, isCleaning, type UploadState } from './state.ts';
import { browserClock } from './timing.ts';
import { createUpload, type Upload } from './upload.ts';

/** The upload of a form, and what it is doing now. It is cancelled when the form goes away. */
export function useUpload(project: string): readonly [Upload, UploadState] {
  const [upload] = useState(() =>
    createUpload({ calls: uploadCalls(project), clock: browserClock, random: Math.random }),
  );
  const state = useSyncExternalStore(upload.subscribe, upload.getState);
  // The upload lives outside of React and would go on unseen
  useEffect(() => () => upload.cancel(), [upload]);
  return [upload, state];
}

/** Asks in the browser's own words whether an upload is to be stopped, and stops it. True when it was. */
export function cancelIfWanted(upload: Upload): boolean {
  const isWanted = window.confirm('Cancel the upload? What has been uploaded so far will be deleted.');
  if (isWanted) upload.cancel();
  return isWanted;
}

/** Holds the page while an upload is active, and the tab also while one is being deleted. */
export function useUploadGuard(upload: Upload, state: UploadState): void {
  const blocker = useBlocker(() => isActive(upload.getState()));
  // The question is the browser's, and stops everything until it is answered
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (cancelIfWanted(upload)) blocker.proceed();
    else blocker.reset();
  }, [blocker, upload]);
  const isHeld = isActive(state) || isCleaning(state);
  // Closing the tab is not a navigation of the console; the browser asks in its own words
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}
