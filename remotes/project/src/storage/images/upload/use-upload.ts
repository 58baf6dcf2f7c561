import { useEffect, useState, useSyncExternalStore } from 'react';
import { type KeptUpload, uploadOf } from './keep.ts';
import type { UploadState } from './state.ts';

/** The upload of a project and its state. It continues when the page is left. */
export function useUpload(project: string): readonly [KeptUpload, UploadState] {
  const [upload] = useState(() => uploadOf(project));
  const state = useSyncExternalStore(upload.subscribe, upload.getState);
  return [upload, state];
}

/** Declares to an upload that its page is shown; `isOpen` must never change. */
export function useWatching(upload: KeptUpload, isOpen: () => boolean): void {
  // The upload runs outside of React, and shows a toast at its end when no page is shown
  useEffect(() => upload.watch(isOpen), [upload, isOpen]);
}
