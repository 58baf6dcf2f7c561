import { useEffect, useEffectEvent, useState } from 'react';
import { fetchPart, toast } from '@console/shared/runtime';
import type * as AriaParts from './parts.ts';

type Parts = typeof AriaParts;

const SORRY = 'A part of the console could not be fetched. Try again.';

let parts: Parts | undefined;
let pending: Promise<Parts> | undefined;

/**
 * Fetches react-aria's layers, 18 KB that no page needs before something opens. The frame asks for them when it is idle,
 * so that the first menu opens at once. A failure is not remembered.
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

/** The layers, or undefined while they are on their way; if they cannot be had, says so and calls `onFail`. */
export function useLayers(onFail: () => void): Parts | undefined {
  const [ready, setReady] = useState(parts);
  const isReady = ready !== undefined;
  const fail = useEffectEvent(onFail);
  // the chunk comes over the network
  useEffect(() => {
    if (isReady) return;
    loadLayers().then(setReady, () => {
      toast({ variant: 'error', title: 'Could not open', content: SORRY });
      fail();
    });
  }, [isReady]);
  return ready;
}

/** The layers, for what only ever stands inside of one. */
export function loadedLayers(): Parts {
  if (!parts) throw new Error('A dialog was drawn before its layer');
  return parts;
}
