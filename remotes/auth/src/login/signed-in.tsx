import { useEffect } from 'react';
import { currentUserView } from '@console/shared/api';
import { announceSignedIn, call } from '@console/shared/runtime';
import { Gate } from '../gate.tsx';

/** Tells the page that asked for the sign-in. Nobody who is not signed in stays here: the refusal leads to the login page. */
async function finish(): Promise<void> {
  await call(currentUserView, {});
  announceSignedIn();
  window.close();
}

/** End of a sign-in in a window of its own, which was opened over a page whose session had ended. */
export function Component() {
  // The window is the browser's, and the other page is another document
  useEffect(() => void finish().catch(() => undefined), []);
  return (
    <Gate title="You are signed in" text="Go on in the window that you came from. You can close this one." />
  );
}
