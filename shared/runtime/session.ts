import { apiError, currentUserView } from '@console/shared/api';
import { atom } from '@console/shared/state';
import { answerOf, leaveForLogin, watchCalls } from './client.ts';
import { Identity } from './identity.ts';
import { claimStorage, emptyStorages, endIdentity, pendingSignOut, setPendingSignOut } from './personal.ts';
import { personIn, type Person } from './person.ts';
import { listenToSession, notifySession } from './session-channel.ts';
import { SignOut } from './sign-out.ts';
import { store } from './store.ts';

/** What stands between the person and the page. */
export type SessionState =
  /** Nothing: the page is shown. */
  | { readonly kind: 'open' }
  /** The session has ended: the page stays, and the person signs in over it. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'signing-out' }
  /** The server has not confirmed it: the session may still be open there. */
  | { readonly kind: 'sign-out-failed' }
  /** Display names: whose tab it was, and who is signed in now. */
  | { readonly kind: 'replaced'; readonly was: string; readonly now: string };

/** State of the session of this tab. */
export const sessionAtom = atom<SessionState>({ kind: 'open' });

const show = (state: SessionState): void => store.set(sessionAtom, state);

async function ask(): Promise<Person | undefined> {
  const answer = await answerOf(currentUserView, {});
  if (answer.response.status === 401) return undefined;
  const person = personIn(answer);
  if (!person)
    throw apiError({
      kind: 'server',
      operation: currentUserView.id,
      status: answer.response.status,
      message: 'The server did not tell who is signed in. Try again.',
    });
  return person;
}

const renewalListeners = new Set<() => void>();

/** Runs when the person has signed in again over the page: what is shown may be out of date. */
export function onRenewal(listener: () => void): void {
  renewalListeners.add(listener);
}

const identity = new Identity({
  ask,
  tell: notifySession,
  isWatched: () => document.hasFocus(),
  now: () => performance.now(),
  // The session whose sign-out had failed is not this browser's any more
  onSignedIn: () => setPendingSignOut(undefined),
  onOwner({ id }) {
    const isAnother = claimStorage(id);
    // A page may have read what the other person has left here; a sign-in page has not
    if (isAnother && !isSignInPage()) location.reload();
  },
  onEnded: () => show({ kind: 'ended' }),
  onRenewed() {
    show({ kind: 'open' });
    for (const listener of renewalListeners) listener();
  },
  onUnclear: () => location.reload(),
  onReplaced(was, now) {
    show({ kind: 'replaced', was: was.name, now: now.name });
    endIdentity();
  },
});

const ending = new SignOut({
  ask,
  tell: notifySession,
  show: (kind) => show({ kind }),
  leave: () => location.assign('/login'),
  replaced(now) {
    // A document of the new person, that has shown nothing yet, begins anew
    if (identity.owner) show({ kind: 'replaced', was: identity.owner.name, now: now.name });
    else location.reload();
  },
});

/** Pages that somebody signs in on; they show nothing of anybody. */
const isSignInPage = (): boolean => location.pathname.startsWith('/login/');

/** Who this tab belongs to, as far as it is known. */
export const sessionOwner = (): Person | undefined => identity.owner;

/** Stops this tab: nothing of the person stays, nothing goes out or comes in any more. */
function stop(): void {
  identity.stop();
  endIdentity();
}

/**
 * Ends the session: nothing of it stays in this tab, the other tabs are told, and the server. When the server confirms, the
 * login page follows; when it does not, the person is told that their session is still open, and it is tried again.
 */
export async function signOut(): Promise<void> {
  setPendingSignOut(identity.owner?.id ?? '');
  show({ kind: 'signing-out' });
  stop();
  notifySession({ about: 'sign-out', state: 'begun' });
  await ending.begin(identity.owner?.id);
}

/** Tries a sign-out again that has failed. */
export const retrySignOut = (): Promise<void> => ending.retry();

/** Asks who is signed in now: after a sign-in over the page. Rejects when the server does not answer. */
export const verifySession = (): Promise<void> => identity.verify();

/** Tells the other tabs that somebody is about to sign in by a document, such as that of an identity provider. */
export const announceSignIn = (): void => notifySession({ about: 'sign-in', state: 'begun' });

/** Tells the other tabs that somebody may have signed in. */
export const announceSignedIn = (): void => notifySession({ about: 'sign-in', state: 'done' });

/** Leaves the page whose session has ended: for the login page, and nothing of the person stays. */
export function leaveSession(): void {
  stop();
  leaveForLogin();
}

/** The next person whom the server names is taken as the owner of this tab. For the demo, where a visitor becomes others. */
export function expectAnotherPerson(): void {
  emptyStorages();
  identity.forget();
}

/** Watches over the session of this tab from now on. Called once by the shell, before the first call. */
export function openSession(): void {
  watchCalls({
    send: (operation, once, signal) => identity.send(operation, once, signal),
    onUnauthorized: () => {
      if (!identity.isLive) leaveForLogin();
    },
  });
  listenToSession((message) => {
    // A page of nobody, such as one to sign in on, has nothing to stop
    if (message.about !== 'sign-out' && !ending.isRunning) return identity.hear(message);
    if (!identity.isLive && !ending.isRunning) return;
    if (message.about === 'sign-out' && !identity.isOver) {
      show({ kind: 'signing-out' });
      stop();
    }
    ending.hear(message, identity.owner?.id);
  });
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    if (ending.isRunning) void ending.retry();
    else if (identity.owner) void identity.verify().catch(() => undefined);
  };
  for (const type of ['focus', 'online']) addEventListener(type, look);
  document.addEventListener('visibilitychange', look);
  hideWhileKept();
  const pending = pendingSignOut();
  if (pending === undefined || isSignInPage()) return;
  // Somebody has signed out of this browser and the server does not know yet: nothing of them is shown
  identity.stop();
  show({ kind: 'signing-out' });
  void ending.resume(pending);
}

/** The browser may keep a document for Back as it was: nobody sees it again before it is known who looks. */
function hideWhileKept(): void {
  const { style } = document.body;
  addEventListener('pagehide', () => {
    if (identity.isOver) document.body.replaceChildren();
    else style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (identity.isOver) location.reload();
    else if (identity.isLive)
      identity.verify().then(
        () => style.removeProperty('visibility'),
        () => location.reload(),
      );
    else style.removeProperty('visibility');
  });
}
