import { lazy, Suspense, useEffect } from 'react';
import { leaveSession, sessionAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';

/** Without the dialog there is the login page, as for somebody without a session. */
function Leave() {
  // The address is the document's
  useEffect(leaveSession, []);
  return null;
}

const SignInDialog = lazy(async () => ({
  default: await import(/* webpackChunkName: "sign-in" */ './sign-in-dialog.tsx').then(
    (module) => module.SignInDialog,
    () => Leave,
  ),
}));

/** Lets the person sign in again over the page when its session has ended. The page stays as it is. */
export function SignInHost() {
  if (useAtomValue(sessionAtom).kind !== 'ended') return null;
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  );
}
