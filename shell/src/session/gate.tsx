import type { ReactNode } from 'react';
import { sessionAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { ClosedScreen } from './lazy.tsx';

/** Replaces the whole page when the session of this tab is over, so that no other user sees the data. */
export function SessionGate({ children }: { children: ReactNode }) {
  const state = useAtomValue(sessionAtom);
  return state.kind === 'open' || state.kind === 'ended' ? children : <ClosedScreen state={state} />;
}
