import type { Person, SessionMessage } from './person.ts';

/** What an identity sees of the world, and what it tells. */
export interface IdentityWorld {
  /** Asks the server who is signed in, past this guard; undefined for nobody. Rejects when no answer comes. */
  readonly ask: () => Promise<Person | undefined>;
  readonly tell: (message: SessionMessage) => void;
  /** Whether the person works in this tab. */
  readonly isWatched: () => boolean;
  /** Milliseconds of any clock that never goes back. */
  readonly now: () => number;
  /** Somebody has signed in from this tab; before the other tabs hear of it. */
  readonly onSignedIn: () => void;
  /** The first person of this tab is known. */
  readonly onOwner: (owner: Person) => void;
  /** The server has answered that there is no session any more. */
  readonly onEnded: () => void;
  /** The same person has signed in again. */
  readonly onRenewed: () => void;
  /**
   * Who is signed in may have changed between the first answers of this document and the one that named the person. Nobody
   * can tell whose the first were: it begins anew.
   */
  readonly onUnclear: () => void;
  /** Somebody else is signed in. The tab must not show or send anything any more. */
  readonly onReplaced: (owner: Person, now: Person) => void;
}
