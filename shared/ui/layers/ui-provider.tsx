import { useEffect, type ReactNode } from 'react';
import { loadLayers } from '../aria/load.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Mounted once by the shell around every page in the frame. Fetches the layers at the first interaction, which is before
 * anybody can open one, and not in a hidden tab.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  // Interactions are events of the browser
  useEffect(() => {
    const controller = new AbortController();
    const fetchLayers = () => {
      controller.abort();
      // A component that opens a layer fetches again and reports a failure
      void loadLayers().catch(() => undefined);
    };
    for (const sign of SIGNS)
      addEventListener(sign, fetchLayers, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return children;
}
