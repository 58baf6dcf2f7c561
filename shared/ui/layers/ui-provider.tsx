import { useEffect, type ReactNode } from 'react';
import { loadLayers } from '../aria/load.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Mounted once by the shell around every framed page: fetches the layers at the first sign of a person, which is before
 * anybody can open one, and not for a tab that nobody looks at.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  // what the person does is the browser's to tell
  useEffect(() => {
    const controller = new AbortController();
    const fetchLayers = () => {
      controller.abort();
      // whoever opens a layer asks again, and says so when it cannot be had
      void loadLayers().catch(() => undefined);
    };
    for (const sign of SIGNS)
      addEventListener(sign, fetchLayers, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return children;
}
