import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

/** Time of the crosshair in milliseconds since 1970; null when there is none. */
export type Crosshair = {
  readonly time: number | null;
  readonly setTime: (time: number | null) => void;
};

const Shared = createContext<Crosshair | undefined>(undefined);

/** Lanes in a group share one crosshair, so that the same time is marked in all of them. */
export function ChartGroup({ children }: { children: ReactNode }) {
  const crosshair = useOwnCrosshair();
  return <Shared value={crosshair}>{children}</Shared>;
}

function useOwnCrosshair(): Crosshair {
  const [time, setTime] = useState<number | null>(null);
  return useMemo(() => ({ time, setTime }), [time]);
}

/** The crosshair of the group, or a separate one. */
export function useCrosshair(): Crosshair {
  const own = useOwnCrosshair();
  return useContext(Shared) ?? own;
}
