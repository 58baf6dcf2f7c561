import { lazy, Suspense } from 'react';
import type { PromoteImageModalProps } from './promote.tsx';

// Forms come with the first one that opens.
const Modal = lazy(async () => ({
  default: (await import(/* webpackChunkName: "images-promote" */ './promote.tsx')).PromoteImageModal,
}));

/** The modal that promotes an image, whose code is fetched when it opens. */
export function PromoteImageModal(props: PromoteImageModalProps) {
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}
