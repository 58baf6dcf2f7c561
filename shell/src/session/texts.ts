import type { SessionState } from '@console/shared/runtime';

/** A state in which the page must not be shown. */
export type ClosedState =
  | Exclude<SessionState, { readonly kind: 'open' | 'ended' }>
  /** The server does not support the revision of the API. */
  | { readonly kind: 'unsupported'; readonly sentence: string };

/** Title and text of the screen that replaces the page. */
export function textsOf(state: ClosedState): { title: string; text: string } {
  switch (state.kind) {
    case 'signing-out':
      return { title: 'Signing out', text: 'Waiting for the server to end your session.' };
    case 'sign-out-failed':
      return {
        title: 'Sign-out failed',
        text: 'Your session is still active on the server. The server could not be reached or did not confirm the sign-out. The console keeps retrying and hides your data.',
      };
    case 'unsupported':
      return { title: 'This console does not match the server', text: state.sentence };
    case 'replaced':
      return {
        title: 'Another user is signed in',
        text: `You are now signed in as ${state.now} in this browser. This tab belonged to ${state.was}.`,
      };
  }
}
