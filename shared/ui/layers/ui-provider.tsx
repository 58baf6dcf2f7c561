import { useEffect, type ReactNode } from 'react';
import { loadLayers } from '../aria/load.ts';

/** Every opening of a layer begins with one of these events. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/** Milliseconds before the layers are fetched, so that the page itself is loaded first. */
const PAGE_FIRST = 2_000;

/**
 * Mounted once by the shell around every page in the frame. Fetches the layers when the page is rendered and the browser idle, or at a
 * press before that, so before one can be opened; in a hidden tab only at a press.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  // Interactions and time are outside of React
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fetchLayers = () => {
      controller.abort();
      // A component that opens a layer fetches again and reports a failure
      void loadLayers().catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, fetchLayers, { passive: true, signal });
    const timer = setTimeout(() => {
      const idle = globalThis.requestIdleCallback ?? setTimeout;
      idle(() => {
        if (!signal.aborted && document.visibilityState === 'visible') fetchLayers();
      });
    }, PAGE_FIRST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return children;
}
