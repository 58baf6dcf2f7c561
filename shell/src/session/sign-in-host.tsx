import { useEffect, type ReactNode } from 'react';
import { lazy, leaveSession, type PartFailure, sessionAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';

/** Without the dialog's code the person goes to the login page, as somebody without a session does. */
function Leave() {
  // The address is the document's
  useEffect(leaveSession, []);
  return null;
}

type PlaceProps = { readonly failure: PartFailure | undefined; readonly children?: ReactNode };

const LeavingPlace = ({ failure, children }: PlaceProps) => (failure ? <Leave /> : children);

const SignInDialog = lazy(
  'Sign in',
  async () => (await import(/* webpackChunkName: "sign-in" */ './sign-in-dialog.tsx')).SignInDialog,
  LeavingPlace,
);

/** Lets the person sign in again over the page when its session has ended. The page stays as it is. */
export function SignInHost() {
  return useAtomValue(sessionAtom).kind === 'ended' ? <SignInDialog /> : null;
}
