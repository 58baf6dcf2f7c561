import type { SendOptions } from './client.ts';
import type { IdentityWorld } from './identity-world.ts';
import { personIn, type Person, type RawAnswer, type SessionMessage } from './person.ts';
import { sessionEnded, tabIsOver } from './session-errors.ts';
import { untilAborted } from './until-aborted.ts';

/** The properties of an operation that the guard needs. */
interface Operation {
  readonly id: string;
  /** Present for operations that may change something. */
  readonly stale?: unknown;
}

/** Milliseconds that a check stays valid while another tab or window has the focus, where another user may sign in. */
const UNWATCHED = 1_000;

/** Milliseconds that calls wait for a sign-in in another tab. Only a sign-in with an identity provider takes longer. */
const PATIENCE = 5_000;

/**
 * The user whom this tab belongs to. The session is a cookie of the whole browser that no script can read, so another tab can
 * change it at any time. Each event that may have changed it is a doubt. After a doubt, no write is sent and no response is
 * shown until a request of `/v1/me` that was sent after the doubt has returned the same user.
 */
export class Identity {
  readonly #world: IdentityWorld;
  /** `ended`: there is no session, the user may sign in again. `over`: this tab no longer sends or shows anything. */
  #phase: 'open' | 'ended' | 'over' = 'open';
  /** This document has received a response that needs a session. */
  #isLive = false;
  #owner: Person | undefined;
  #doubts = 0;
  /** Numbers of doubts at which a request has returned the owner. Data read at another one may belong to a user in between. */
  readonly #confirmed = new Set([0]);
  /** Number of doubts when the tab was given to the next user: responses to earlier requests are no evidence about them. */
  #forgottenAt = 0;
  /** When the last check was sent. */
  #askedAt = -Infinity;
  /** Number of doubts when the first request whose data is shown was sent. */
  #shownSince: number | undefined;
  /** Number of doubts when the request that returned the owner was sent. Earlier requests may be of another user, and are repeated. */
  #ownedSince = 0;
  /** Number of doubts when the session ended. */
  #endedAt = 0;
  /** Pending while another tab changes the session; resolves when it has finished, or after `PATIENCE`. */
  #change: Promise<void> | undefined;
  #endChange = (): void => undefined;
  #check: Promise<void> | undefined;
  #renewal = Promise.withResolvers<void>();

  constructor(world: IdentityWorld) {
    this.#world = world;
  }

  get owner(): Person | undefined {
    return this.#owner;
  }

  /** Before the first session, a 401 opens the login page; later the page stays open. */
  get isLive(): boolean {
    return this.#isLive;
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  async send<Answer extends RawAnswer>(
    operation: Operation,
    once: (mayTake?: boolean) => Promise<Answer>,
    { signal, afterSignIn = false }: SendOptions = {},
  ): Promise<Answer> {
    if (operation.id === 'logout') return once();
    if (operation.id === 'loginLocal') return this.#signIn(once);
    const isWrite = operation.stale !== undefined;
    const mayWait = afterSignIn && !isWrite;
    for (;;) {
      if (isWrite) await this.#mayWrite(operation.id);
      if (mayWait && this.#phase === 'ended') await untilAborted(this.#renewal.promise, signal);
      this.#refuseWhenOver(operation.id);
      if (!mayWait && this.#phase === 'ended') throw sessionEnded(operation.id);
      const at = this.#doubts;
      // The document sent its reads before the first doubt
      const answer = await once(at === 0);
      if (answer.response.status === 401) {
        if (!this.#isLive) return answer;
        // A 401 of a session that has been renewed meanwhile does not end the new session
        if (at >= this.#endedAt) this.#end();
        if (!mayWait) throw sessionEnded(operation.id);
        continue; // data that is only shown is read again after the next sign-in
      }
      if (answer.response.ok) this.#isLive = true;
      if (operation.id === 'currentUserView') {
        const person = personIn(answer);
        if (person) this.#note(person, at);
      } else if (answer.response.ok && at >= this.#forgottenAt) this.#shownSince ??= at;
      // A write was sent as the right user and has taken effect: its response is always returned at once
      if (isWrite) return answer;
      await this.#sure(operation.id);
      if (this.#phase === 'open' && at >= this.#ownedSince && this.#confirmed.has(at)) return answer;
    }
  }

  /** Records that the signed-in user may have changed. */
  doubt(): void {
    this.#doubts += 1;
  }

  /** Fetches who is signed in now. Resolves when that is known; rejects when the server does not respond. */
  async verify(): Promise<void> {
    this.doubt();
    // The result or failure of an earlier request is no evidence about the current state
    await this.#check?.catch(() => undefined);
    if (!this.isOver) await this.#ask();
  }

  /** Handles a message of another tab. */
  hear(message: SessionMessage): void {
    if (message.about === 'sign-out') return;
    if (message.about === 'person' && message.id === this.#owner?.id && this.#isSettled()) return;
    this.#endChange();
    this.doubt();
    if (message.about === 'sign-in' && message.state === 'begun') {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#change = promise;
      this.#endChange = () => {
        this.#change = undefined;
        resolve();
      };
      setTimeout(resolve, PATIENCE);
    } else if (this.#owner)
      // When this check fails, the next write checks again
      void this.verify().catch(() => undefined);
  }

  /** Stops this tab: from now on no request is sent and no response is shown. */
  stop(): void {
    this.#phase = 'over';
    this.#renewal.resolve();
  }

  /** Makes the next user the owner. For the demo, whose visitor can switch to another user. */
  forget(): void {
    this.#owner = undefined;
    this.#shownSince = undefined;
    this.doubt();
    this.#forgottenAt = this.#doubts;
  }

  #isSettled(): boolean {
    return this.#phase === 'open' && !this.#change && this.#confirmed.has(this.#doubts);
  }

  async #signIn<Answer extends RawAnswer>(once: () => Promise<Answer>): Promise<Answer> {
    // Sent before the request, so that no other tab writes while the session may change
    this.#world.tell({ about: 'sign-in', state: 'begun' });
    let state: 'failed' | 'done' = 'failed';
    try {
      const answer = await once();
      if (answer.response.ok) {
        state = 'done';
        this.#world.onSignedIn();
      }
      return answer;
    } finally {
      this.doubt();
      this.#world.tell({ about: 'sign-in', state });
    }
  }

  async #mayWrite(id: string): Promise<void> {
    const isOld = !this.#world.isWatched() && this.#world.now() - this.#askedAt > UNWATCHED;
    if (this.#isLive && isOld) this.doubt();
    await this.#sure(id);
  }

  /** Resolves when no doubt is left, or no session. Rejects when this tab is stopped, and when the server does not respond. */
  async #sure(id: string): Promise<void> {
    let hasAsked = false;
    while (this.#phase === 'open' && this.#isLive) {
      await this.#change;
      // The change takes longer than `PATIENCE`: only a request sent from now on shows whether it has happened
      if (this.#change && !hasAsked) this.doubt();
      if (this.#confirmed.has(this.#doubts)) break;
      hasAsked = true;
      await this.#ask();
    }
    this.#refuseWhenOver(id);
  }

  #refuseWhenOver(id: string): void {
    if (this.#phase === 'over') throw tabIsOver(id);
  }

  /** One check at a time. A check sent before the last doubt does not resolve that doubt; callers that wait check again. */
  #ask(): Promise<void> {
    this.#check ??= this.#askOnce().finally(() => {
      this.#check = undefined;
    });
    return this.#check;
  }

  async #askOnce(): Promise<void> {
    const at = this.#doubts;
    this.#askedAt = this.#world.now();
    const person = await this.#world.ask();
    if (person) this.#note(person, at);
    else if (this.#isLive) this.#end();
  }

  /** @param at number of doubts when the request was sent */
  #note(person: Person, at: number): void {
    if (this.#phase === 'over' || at < this.#forgottenAt) return;
    if (this.#owner && this.#owner.id !== person.id) {
      this.stop();
      this.#world.onReplaced(this.#owner, person);
      return;
    }
    this.#isLive = true;
    this.#confirmed.add(at);
    if (!this.#owner) {
      if (at !== (this.#shownSince ?? at)) {
        this.stop();
        this.#world.onUnclear();
        return;
      }
      this.#owner = person;
      this.#ownedSince = at;
      this.#world.onOwner(person);
      this.#world.tell({ about: 'person', id: person.id });
    }
    if (this.#phase === 'ended' && at >= this.#endedAt) this.#renew();
  }

  #end(): void {
    if (this.#phase !== 'open') return;
    this.#phase = 'ended';
    // Responses to earlier requests are no evidence about the next session
    this.doubt();
    this.#endedAt = this.#doubts;
    this.#renewal = Promise.withResolvers();
    this.#world.onEnded();
  }

  #renew(): void {
    this.#phase = 'open';
    this.#renewal.resolve();
    this.#world.onRenewed();
  }
}
