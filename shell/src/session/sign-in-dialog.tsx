import { useState } from 'react';
import { isApiError, loginLocal } from '@console/shared/api';
import { useOperation } from '@console/shared/query';
import { announceSignIn, leaveSession, sessionOwner, settings, verifySession } from '@console/shared/runtime';
import { PasswordForm, wayInto, windowPath, type WayIn } from '@console/shared/sign-in';
import { Button, ConfirmDialog, ExternalLink, Message, Modal } from '@console/shared/ui';
import styles from './sign-in-dialog.module.css';

/** Sign-in dialog over a page whose session has ended. Closing it opens a confirmation: the page does not work without a session. */
export function SignInDialog() {
  const [isLeaving, setLeaving] = useState(false);
  const owner = sessionOwner();
  // In the demo every user has a password, and another window would have its own data
  const isDemo = DEMO && settings().demo && owner !== undefined;
  const way = wayInto(owner?.silo) ?? (isDemo ? { silo: owner.silo } : undefined);
  const leave = () => setLeaving(true);
  const isPassword = way !== undefined && way.provider === undefined;
  return (
    <Modal
      title="Sign in again"
      // Focus the sign-in control, not the button that leaves the page
      initialFocus={isPassword ? 'input' : 'button'}
      onDismiss={leave}
      footer={
        <Button variant="ghost" onClick={leave}>
          Leave this page
        </Button>
      }
    >
      <div className={styles['body']}>
        <p>
          Your session has ended. Sign in{owner && ` as ${owner.name}`} to continue. This page stays as it is.
          Rejected requests are not resent automatically.
        </p>
        {isDemo && (
          <p>
            In the demo the username is the first name, such as <code>{loginNameOf(owner)}</code>, and the
            password is <code>correct-horse</code>.
          </p>
        )}
        {isPassword ? <WithPassword silo={way.silo} /> : <InWindow way={way} />}
      </div>
      {isLeaving && (
        <ConfirmDialog
          title="Confirm navigation"
          danger
          scrim={false}
          confirmLabel="Leave this page"
          cancelLabel="Stay here"
          onConfirm={leaveSession}
          onCancel={() => setLeaving(false)}
        >
          This opens the sign-in page. Your unsaved input is lost.
        </ConfirmDialog>
      )}
    </Modal>
  );
}

/** Username of a user of the demo (mock/README.md). */
const loginNameOf = ({ name }: { readonly name: string }) => name.split(' ')[0]?.toLowerCase();

const messageOf = (error: unknown): string => (isApiError(error) ? error.message : String(error));

function WithPassword({ silo }: { silo: string }) {
  const [failure, setFailure] = useState('');
  const login = useOperation(loginLocal, {
    // The dialog closes when the server confirms the same user
    onSuccess: () => verifySession().catch((error: unknown) => setFailure(messageOf(error))),
  });
  return (
    <>
      {failure !== '' && (
        <Message live="alert" variant="destructive">
          {failure}
        </Message>
      )}
      <PasswordForm
        pending={login.pending}
        error={login.error}
        onSubmit={(body) => {
          setFailure('');
          void login.run({ path: { siloName: silo }, body });
        }}
      />
    </>
  );
}

/** Opens a window without `opener`, so that no page of another origin can access this page. Returns false when the browser blocks it. */
function openWindow(path: string): boolean {
  const opened = window.open('', '_blank', 'popup,width=560,height=760');
  if (!opened) return false;
  opened.opener = null;
  opened.location.assign(path);
  return true;
}

function InWindow({ way }: { way: WayIn | undefined }) {
  const [state, setState] = useState<'before' | 'opened' | 'blocked'>('before');
  const path = windowPath(way);
  const label = way?.provider === undefined ? 'Sign in again' : `Sign in with ${way.provider}`;
  const open = () => {
    announceSignIn();
    setState(openWindow(path) ? 'opened' : 'blocked');
  };
  return (
    <>
      <Button variant="primary" size="lg" block onClick={open}>
        {label}
      </Button>
      <div role="status">
        {state === 'opened' && <p>Sign in in the new window. This page continues automatically.</p>}
        {state === 'blocked' && (
          <p>
            The browser blocked the window. Open it manually: <ExternalLink href={path}>{label}</ExternalLink>
          </p>
        )}
      </div>
    </>
  );
}
