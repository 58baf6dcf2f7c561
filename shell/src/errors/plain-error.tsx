/** The page for when not even the error screens' own chunk can be had; needs nothing that is not here already. */
export function PlainError() {
  return (
    <div role="alert" style={{ maxWidth: '34rem', margin: '14vh auto', padding: '0 1rem' }}>
      <h1>Something went wrong</h1>
      <p>Please try again. If the problem persists, contact your administrator.</p>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}
