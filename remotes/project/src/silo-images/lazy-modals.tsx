import { lazy, Suspense } from 'react';
import type { DemoteModalProps } from './demote.tsx';
import type { PromoteModalProps } from './promote.tsx';

// Forms come with the first one that opens.
const Promote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "silo-images-promote" */ './promote.tsx')).PromoteModal,
}));

const Demote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "silo-images-demote" */ './demote.tsx')).DemoteModal,
}));

/** The modal that promotes an image, whose code is fetched when it opens. */
export function PromoteModal(props: PromoteModalProps) {
  return (
    <Suspense fallback={null}>
      <Promote {...props} />
    </Suspense>
  );
}

/** The modal that demotes an image, whose code is fetched when it opens. */
export function DemoteModal(props: DemoteModalProps) {
  return (
    <Suspense fallback={null}>
      <Demote {...props} />
    </Suspense>
  );
}
