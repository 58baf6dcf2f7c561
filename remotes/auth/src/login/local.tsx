import { currentUserView, loginLocal } from '@console/shared/api';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { useParams } from '@console/shared/routing';
import { call, toast } from '@console/shared/runtime';
import { PasswordForm, rememberWayIn, type Credentials } from '@console/shared/sign-in';
import { Gate, GateFoot } from '../gate.tsx';
import { redirectTarget } from '../redirect-uri.ts';
import { useTask } from '../use-task.ts';

/** Sign-in with a password, for silos with local users. */
export function Component() {
  const { silo } = useParams('/login/:silo/local');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const login = useTask(async (body: Credentials) => {
    await call(loginLocal, { path: { siloName: silo }, body });
    // Data of another user in this browser is removed before the first page is shown
    await call(currentUserView, {});
    rememberWayIn({ silo });
    toast({ content: 'Logged in' });
    await navigate(redirectTarget(search.get('redirect_uri'), location.origin), { replace: true });
  });
  return (
    <>
      <Gate title={`Sign in to ${silo}`} text="Use your silo account.">
        <PasswordForm pending={login.pending} error={login.error} onSubmit={(body) => void login.run(body)} />
      </Gate>
      <GateFoot>Trouble signing in? Contact your silo administrator.</GateFoot>
    </>
  );
}
