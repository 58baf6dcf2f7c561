import { lazy, Suspense, type ReactNode } from 'react';
import { sessionAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { loadClosedScreen } from './lazy.ts';
import { textsOf, type ClosedState } from './texts.ts';

/** For when even that code cannot be had. Loading the page anew tries a sign-out again. */
function PlainScreen({ state }: { state: ClosedState }) {
  const { title, text } = textsOf(state);
  return (
    <main role="alert" style={{ maxWidth: '34rem', margin: '14vh auto', padding: '0 1rem' }}>
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}

const ClosedScreen = lazy(async () => ({
  default: await loadClosedScreen().then(
    (module) => module.ClosedScreen,
    () => PlainScreen,
  ),
}));

/** Takes the whole page away when the session is over for this tab: nobody sees what was another person's. */
export function SessionGate({ children }: { children: ReactNode }) {
  const state = useAtomValue(sessionAtom);
  if (state.kind === 'open' || state.kind === 'ended') return children;
  return (
    <Suspense>
      <ClosedScreen state={state} />
    </Suspense>
  );
}
