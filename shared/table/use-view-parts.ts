import { useEffect, useState } from 'react';
import { fetchPart, toast } from '@console/shared/runtime';
import type * as ViewParts from './viewed/index.ts';

/** The code of views. */
export type Parts = typeof ViewParts;

/** Milliseconds after which a list has time to fetch what only a view needs. */
const PATIENCE = 2_000;

let parts: Parts | undefined;
let pending: Promise<Parts> | undefined;

/** Fetches the code of views, or takes what is there. A failure is not remembered. */
function load(): Promise<Parts> {
  pending ??= fetchPart(() => import(/* webpackChunkName: "list-view" */ './viewed/index.ts')).then(
    (module) => (parts = module),
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}

/**
 * What a list needs when it is sorted, filtered or has its columns chosen: fetched when it is wanted, or when the page has been
 * there for a while. When it is wanted and cannot be had, a notification says so.
 * @returns the code if it is there, whether it could not be had, and a way to do something with it once it is there
 */
export function useViewParts(isWanted: boolean) {
  const [ready, setReady] = useState(parts);
  const [isFailed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    toast({ variant: 'error', content: 'The view could not be fetched. Try again.' });
  };
  const isReady = ready !== undefined;
  // The chunk comes over the network
  useEffect(() => {
    if (isReady) return;
    if (isWanted) {
      load().then(setReady, fail);
      return;
    }
    // A failure is met again by whoever wants it
    const timer = setTimeout(() => void load().then(setReady, () => undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, [isReady, isWanted]);
  const withParts = (act: (code: Parts) => void) =>
    void load().then((code) => {
      setReady(code);
      act(code);
    }, fail);
  return { parts: ready, isFailed, withParts };
}
