import type { SessionState } from '@console/shared/runtime';

/** A state of the session in which the page must not be shown. */
export type ClosedState = Exclude<SessionState, { readonly kind: 'open' | 'ended' }>;

/** Title and text of the screen for a session that is over for this tab. */
export function textsOf(state: ClosedState): { title: string; text: string } {
  switch (state.kind) {
    case 'signing-out':
      return { title: 'Signing out', text: 'Waiting for the server to end your session.' };
    case 'sign-out-failed':
      return {
        title: 'Sign-out failed',
        text: 'Your session is still active on the server. The server could not be reached or did not confirm the sign-out. The console keeps retrying and hides your data.',
      };
    case 'replaced':
      return {
        title: 'Another person is signed in',
        text: `You are now signed in as ${state.now} in this browser. This tab belonged to ${state.was}.`,
      };
  }
}
