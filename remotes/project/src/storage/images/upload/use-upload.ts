import { useEffect, useState, useSyncExternalStore } from 'react';
import { type KeptUpload, uploadOf } from './keep.ts';
import type { UploadState } from './state.ts';

/** The upload of a project, and what it is doing now. It goes on when the page goes away. */
export function useUpload(project: string): readonly [KeptUpload, UploadState] {
  const [upload] = useState(() => uploadOf(project));
  const state = useSyncExternalStore(upload.subscribe, upload.getState);
  return [upload, state];
}

/** Tells an upload that its page is here; `isOpen` is the same function for good. */
export function useWatching(upload: KeptUpload, isOpen: () => boolean): void {
  // The upload lives outside of React, and tells of its end by itself when no page does
  useEffect(() => upload.watch(isOpen), [upload, isOpen]);
}
