import type { ReactNode } from 'react';
import { lazy, type PartFailure } from '@console/shared/runtime';
import { textsOf, type ClosedState } from './texts.ts';

/** Shown when the code of the screen cannot be fetched. Reloading the document retries the sign-out. */
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

type PlaceProps = {
  readonly failure: PartFailure | undefined;
  readonly props: { readonly state: ClosedState };
  readonly children?: ReactNode;
};

const PlainPlace = ({ failure, props, children }: PlaceProps) =>
  failure ? <PlainScreen state={props.state} /> : children;

/** The screen for a session that has ended; its code is preloaded, because a session may end when nothing can be fetched. */
export const ClosedScreen = lazy<{ readonly state: ClosedState }>(
  'This screen',
  async () => (await import(/* webpackChunkName: "session" */ './closed-screen.tsx')).ClosedScreen,
  PlainPlace,
);
