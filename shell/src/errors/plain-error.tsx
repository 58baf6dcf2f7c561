import type { ReactNode } from 'react';
import type { PartFailure } from '@console/shared/runtime';

/** Error page for when the code of the frame or of the error screens cannot be loaded; it needs no further code. */
function PlainError({ failure: { origin, busy, retry } }: { failure: PartFailure }) {
  return (
    <div role="alert" style={{ maxWidth: '34rem', margin: '14vh auto', padding: '0 1rem' }}>
      <h1>Something went wrong</h1>
      <p>Please try again. If the problem persists, contact your administrator.</p>
      <p>
        {origin.label}, build {origin.build}
      </p>
      <button type="button" aria-busy={busy} onClick={retry}>
        Try again
      </button>
    </div>
  );
}

/** `place` of a lazy part that is a whole page. */
export function PlainPlace({
  failure,
  children,
}: {
  readonly failure: PartFailure | undefined;
  readonly children?: ReactNode;
}) {
  return failure ? <PlainError failure={failure} /> : children;
}
