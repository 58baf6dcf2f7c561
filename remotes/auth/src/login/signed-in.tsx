import { useEffect } from 'react';
import { currentUserView } from '@console/shared/api';
import { announceSignedIn, call } from '@console/shared/runtime';
import { Gate } from '../gate.tsx';

/** Informs the page that requested the sign-in. A user who is not signed in leaves this page: the 401 leads to the login page. */
async function finish(): Promise<void> {
  await call(currentUserView, {});
  announceSignedIn();
  window.close();
}

/** Shown after a sign-in in a separate window, which was opened over a page whose session had ended. */
export function Component() {
  // Messaging the other page and closing the window are effects on the browser
  useEffect(() => void finish().catch(() => undefined), []);
  return <Gate title="You are signed in" text="Continue in the original window. You can close this one." />;
}
