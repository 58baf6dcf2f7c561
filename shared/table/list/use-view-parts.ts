import { useEffect, useRef, useState } from 'react';
import { fetchPart } from '@console/shared/runtime';
import type * as ViewParts from '../viewed/index.ts';

/** The code that sorts, filters and chooses columns. */
export type Parts = typeof ViewParts;

/** Milliseconds after which a list fetches the code of views in advance. */
const PATIENCE = 2_000;

let parts: Parts | undefined;
let pending: Promise<Parts> | undefined;

/** Fetches the code of views once. A failure is not cached. */
function load(): Promise<Parts> {
  pending ??= fetchPart(() => import(/* webpackChunkName: "list-view" */ '../viewed/index.ts')).then(
    (module) => (parts = module),
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}

/** The code of views could not be fetched. */
export interface LostView {
  /** Retries the load, then runs the waiting functions. */
  readonly retry: () => void;
  readonly busy: boolean;
}

/**
 * The code that sorts, filters and chooses columns. It is fetched when it is needed, or when the page has been
 * open for a while. When it is needed and cannot be loaded, `lost` has the data of the error message.
 * @returns the code if it is loaded, and a function that runs something once it is loaded
 */
export function useViewParts(isWanted: boolean) {
  const [ready, setReady] = useState(parts);
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const wanted = useRef<((code: Parts) => void)[]>([]);
  const isReady = ready !== undefined;
  const ask = () =>
    void load().then(
      (code) => {
        setReady(code);
        for (const act of wanted.current.splice(0)) act(code);
      },
      () => setState('failed'),
    );
  // The chunk is fetched over the network
  useEffect(() => {
    if (isReady) return;
    if (isWanted) {
      load().then(setReady, () => setState('failed'));
      return;
    }
    // The next use fails again and reports it
    const timer = setTimeout(() => void load().then(setReady, () => undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, [isReady, isWanted]);
  const withParts = (act: (code: Parts) => void) => {
    wanted.current.push(act);
    ask();
  };
  const retry = () => {
    setState('retrying');
    ask();
  };
  const lost: LostView | undefined =
    isReady || state === 'loading' ? undefined : { retry, busy: state === 'retrying' };
  return { parts: ready, lost, withParts };
}
