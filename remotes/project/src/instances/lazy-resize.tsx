import { lazy, Suspense } from 'react';
import type { ResizeModalProps } from './resize.tsx';

// Forms come with the first one that opens.
const Modal = lazy(async () => ({
  default: (await import(/* webpackChunkName: "resize" */ './resize.tsx')).ResizeModal,
}));

/** The resize modal, whose code is fetched when it opens. */
export function ResizeModal(props: ResizeModalProps) {
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}
