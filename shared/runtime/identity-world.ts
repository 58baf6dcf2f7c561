import type { Person, SessionMessage } from './person.ts';

/** The environment of an `Identity`: requests, messages and callbacks. */
export interface IdentityWorld {
  /** Fetches the signed-in user without this guard; undefined when nobody is signed in. Rejects when no response arrives. */
  readonly ask: () => Promise<Person | undefined>;
  readonly tell: (message: SessionMessage) => void;
  /** Whether this tab has the focus. */
  readonly isWatched: () => boolean;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Called after a sign-in in this tab, before the other tabs are notified. */
  readonly onSignedIn: () => void;
  /** Called when the owner of this tab becomes known. */
  readonly onOwner: (owner: Person) => void;
  /** Called when the server responds that the session has ended. */
  readonly onEnded: () => void;
  /** Called when the same user has signed in again. */
  readonly onRenewed: () => void;
  /**
   * Called when the signed-in user may have changed between the first responses of this document and the response with the
   * user. It is unknown whose data the first responses have, so the document must be reloaded.
   */
  readonly onUnclear: () => void;
  /** Called when another user is signed in. The tab must no longer show or send anything. */
  readonly onReplaced: (owner: Person, now: Person) => void;
}
