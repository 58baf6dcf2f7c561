import { logout } from '@console/shared/api';
import { call } from './client.ts';

const CHANNEL = 'console-session';

const listeners = new Set<() => void>();

/** Runs when the session ends in this tab or another one: whoever keeps answers of the server empties it. */
export function onLeave(listener: () => void): void {
  listeners.add(listener);
}

/** Leaves the console in this tab: nothing fetched survives, and Back shows nothing (ARCHITECTURE.md, section 5). */
function leave(): void {
  for (const listener of listeners) listener();
  // The browser may keep the document for Back as it was: it is kept empty, and begins anew
  addEventListener('pagehide', () => document.body.replaceChildren());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign('/login');
}

/**
 * Ends the session, tells the other tabs, and goes to the login page. When the server cannot be reached the person
 * still leaves: the console must never look signed in after "Sign out".
 */
export async function signOut(): Promise<void> {
  // The client has logged the failure
  await call(logout, {}).catch(() => undefined);
  new BroadcastChannel(CHANNEL).postMessage('signed-out');
  leave();
}

/** Makes this tab follow a sign-out that happens in another one. */
export function followSignOut(): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', leave);
}
