import type { ReactNode } from 'react';
import { sessionAtom, unsupportedAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { ClosedScreen } from './lazy.tsx';

/**
 * Replaces the whole page when the session of this tab has ended, so that no other user sees the data, and when the server does not
 * support the revision of the API that this console needs.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const state = useAtomValue(sessionAtom);
  const sentence = useAtomValue(unsupportedAtom);
  if (state.kind !== 'open' && state.kind !== 'ended') return <ClosedScreen state={state} />;
  return sentence === '' ? children : <ClosedScreen state={{ kind: 'unsupported', sentence }} />;
}
