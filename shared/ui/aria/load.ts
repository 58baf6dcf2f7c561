import { useEffect, useState } from 'react';
import { fetchPart } from '@console/shared/runtime';
import type * as AriaParts from './parts.ts';

type Parts = typeof AriaParts;

let parts: Parts | undefined;
let pending: Promise<Parts> | undefined;

/**
 * Fetches the layers, 17 KB that no page needs before something opens. The frame calls this when it is idle,
 * so that the first menu opens at once. A failure is not cached.
 */
export function loadLayers(): Promise<Parts> {
  pending ??= fetchPart(() => import(/* webpackChunkName: "layers" */ './parts.ts')).then(
    (module) => (parts = module),
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}

export interface Layers {
  /** Undefined while they are loading, and when they could not be fetched. */
  readonly parts: Parts | undefined;
  /** They could not be fetched. */
  readonly lost: { readonly retry: () => void; readonly busy: boolean } | undefined;
}

/** The layers for an open popup; fetches them when they are not loaded. */
export function useLayers(): Layers {
  const [ready, setReady] = useState(parts);
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const isWanted = ready === undefined && state !== 'failed';
  // The chunk is fetched over the network
  useEffect(() => {
    if (isWanted) loadLayers().then(setReady, () => setState('failed'));
  }, [isWanted]);
  const isLost = ready === undefined && state !== 'loading';
  return {
    parts: ready,
    lost: isLost ? { retry: () => setState('retrying'), busy: state === 'retrying' } : undefined,
  };
}
