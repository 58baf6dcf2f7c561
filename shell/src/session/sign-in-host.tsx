import { useEffect, type ReactNode } from 'react';
import { lazy, leaveSession, type PartFailure, sessionAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';

/** Opens the login page when the code of the dialog cannot be loaded. */
function Leave() {
  // The navigation changes the document, which is outside of React
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

/** Shows the sign-in dialog over the page when its session has ended. The page stays unchanged. */
export function SignInHost() {
  return useAtomValue(sessionAtom).kind === 'ended' ? <SignInDialog /> : null;
}
