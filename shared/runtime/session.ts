import { apiError, currentUserView, dropEarly } from '@console/shared/api';
import { atom } from '@console/shared/state';
import { answerOf } from './answer.ts';
import { leaveForLogin, watchCalls } from './client.ts';
import { addressOf, pathOf } from './config.ts';
import { Identity } from './identity.ts';
import {
  claimStorage,
  emptyStorages,
  endIdentity,
  onIdentityEnd,
  pendingSignOut,
  setPendingSignOut,
} from './personal.ts';
import { personIn, type Person } from './person.ts';
import { listenToSession, notifySession } from './session-channel.ts';
import { sessionEnded } from './session-errors.ts';
import { SignOut } from './sign-out.ts';
import { store } from './store.ts';

/** State of the session, which decides whether the page or a dialog is shown. */
export type SessionState =
  /** The page is shown. */
  | { readonly kind: 'open' }
  /** The session has ended: the page stays, and the user signs in over it. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'signing-out' }
  /** The server has not confirmed it: the session may still be open there. */
  | { readonly kind: 'sign-out-failed' }
  /** Display names: whose tab it was, and who is signed in now. */
  | { readonly kind: 'replaced'; readonly was: string; readonly now: string };

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
      message: 'Could not determine who is signed in. Try again.',
    });
  return person;
}

/**
 * Waits for data for which another caller may be waiting too, such as a screen, whose reads wait for the sign-in over the page.
 * Rejects, as a write does, as soon as the session ends.
 * @param operation id of the operation that the error names
 */
export function whileSignedIn<Data>(operation: string, data: Promise<Data>): Promise<Data> {
  const { promise, reject } = Promise.withResolvers<never>();
  const look = () => store.get(sessionAtom).kind === 'ended' && reject(sessionEnded(operation));
  const stop = store.sub(sessionAtom, look);
  look();
  return Promise.race([promise, data]).finally(stop);
}

const renewalListeners = new Set<() => void>();

/** The listener runs when the user has signed in again over the page: the data shown may be stale. */
export function onRenewal(listener: () => void): void {
  renewalListeners.add(listener);
}

const identity = new Identity({
  ask,
  tell: notifySession,
  isWatched: () => document.hasFocus(),
  now: () => performance.now(),
  // The sign-in has replaced the session whose sign-out had failed
  onSignedIn: () => setPendingSignOut(undefined),
  onOwner({ id }) {
    const isAnother = claimStorage(id);
    // A page may have read data that the other user left in storage; a sign-in page has not
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
  leave: () => location.assign(addressOf('/login')),
  replaced(now) {
    // A document of the new user that has shown nothing yet is reloaded
    if (identity.owner) show({ kind: 'replaced', was: identity.owner.name, now: now.name });
    else location.reload();
  },
});

/** Whether the page is a sign-in page, which shows no data of a user. */
const isSignInPage = (): boolean => pathOf(location.pathname).startsWith('/login/');

/** The user whom this tab belongs to; undefined until it is known. */
export const sessionOwner = (): Person | undefined => identity.owner;

/** Stops this tab: removes all data of the user, sends no request and shows no response. */
function stop(): void {
  identity.stop();
  endIdentity();
}

/**
 * Ends the session: removes its data from this tab and notifies the other tabs and the server. When the server confirms, the
 * login page opens; otherwise the page shows that the session is still open, and the sign-out is retried.
 */
export async function signOut(): Promise<void> {
  setPendingSignOut(identity.owner?.id ?? '');
  show({ kind: 'signing-out' });
  stop();
  notifySession({ about: 'sign-out', state: 'begun' });
  await ending.begin(identity.owner?.id);
}

export const retrySignOut = (): Promise<void> => ending.retry();

/** Fetches who is signed in now, after a sign-in over the page. Rejects when the server does not respond. */
export const verifySession = (): Promise<void> => identity.verify();

/** Notifies the other tabs that a sign-in on another document begins, such as that of an identity provider. */
export const announceSignIn = (): void => notifySession({ about: 'sign-in', state: 'begun' });

/** Notifies the other tabs that a user may have signed in. */
export const announceSignedIn = (): void => notifySession({ about: 'sign-in', state: 'done' });

/** Leaves a page whose session has ended: removes all data of the user and opens the login page. */
export function leaveSession(): void {
  stop();
  leaveForLogin();
}

/** Makes the next signed-in user the owner of this tab. For the demo, where a visitor can switch users. */
export function expectAnotherPerson(): void {
  emptyStorages();
  identity.forget();
}

/** Starts to guard the session of this tab. The shell calls it once, before the first request. */
export function openSession(): void {
  onIdentityEnd(dropEarly);
  watchCalls({
    send: (operation, once, options) => identity.send(operation, once, options),
    onUnauthorized: () => {
      if (!identity.isLive) leaveForLogin();
    },
  });
  listenToSession((message) => {
    dropEarly();
    // A page without an owner, such as a sign-in page, has nothing to stop
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
  // A user has signed out in this browser and the server has not confirmed it: none of their data is shown
  identity.stop();
  show({ kind: 'signing-out' });
  void ending.resume(pending);
}

/** The browser may keep a document for Back (bfcache): it stays hidden until the signed-in user is known. */
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
