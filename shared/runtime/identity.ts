import type { IdentityWorld } from './identity-world.ts';
import { personIn, type Person, type RawAnswer, type SessionMessage } from './person.ts';
import { sessionEnded, tabIsOver } from './session-errors.ts';
import { untilAborted } from './until-aborted.ts';

/** What a guard must know of an operation. */
interface Operation {
  readonly id: string;
  /** Present for operations that may change something. */
  readonly stale?: unknown;
}

/** Milliseconds for which a check is good while the person works in another tab or window, where they may sign in. */
const UNWATCHED = 1_000;

/** Milliseconds that calls wait for a sign-in in another tab to end: it takes no longer unless an identity provider asks. */
const PATIENCE = 5_000;

/**
 * The person whom this tab belongs to. The session is a cookie of the whole browser that no script can read, so another tab can
 * change it at any time. Whatever hints at that raises a doubt; while there is one, no write is sent and no answer is
 * shown until `/v1/me`, asked after the doubt came up, has named the same person.
 */
export class Identity {
  readonly #world: IdentityWorld;
  /** `ended`: there is no session, the person may sign in again. `over`: this tab is done. */
  #phase: 'open' | 'ended' | 'over' = 'open';
  /** The server has answered something for a session in this document. */
  #isLive = false;
  #owner: Person | undefined;
  #doubts = 0;
  /** How many of the doubts a check has removed. */
  #settled = 0;
  /** When the last check was sent. */
  #askedAt = -Infinity;
  /** How many doubts there were when the first of what is shown was asked for. */
  #shownSince: number | undefined;
  /** How many doubts there were when the owner was asked for: what was asked before may be another's, and is asked again. */
  #ownedSince = 0;
  /** How many doubts there were when the session ended. */
  #endedAt = 0;
  /** Another tab is about to change the session; resolves when it has, or when it takes long. */
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

  /** Without a session so far, a refusal leads to the login page; afterwards the page stays. */
  get isLive(): boolean {
    return this.#isLive;
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  /** Sends a call when it may be sent, and gives its answer when it may be shown. */
  async send<Answer extends RawAnswer>(
    operation: Operation,
    once: () => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    if (operation.id === 'logout') return once();
    if (operation.id === 'loginLocal') return this.#signIn(once);
    const isWrite = operation.stale !== undefined;
    for (;;) {
      await (isWrite ? this.#mayWrite(operation.id) : this.#mayRead(operation.id, signal));
      const at = this.#doubts;
      const answer = await once();
      if (answer.response.status === 401) {
        if (!this.#isLive) return answer;
        // The refusal of a session that has been renewed meanwhile says nothing of the new one
        if (at >= this.#endedAt) this.#end();
        if (isWrite) throw sessionEnded(operation.id);
        continue; // a read changes nothing: it is asked again once somebody has signed in
      }
      if (answer.response.ok) this.#isLive = true;
      if (operation.id === 'currentUserView') {
        const person = personIn(answer);
        if (person) this.#note(person, at);
      } else if (answer.response.ok) this.#shownSince ??= at;
      // What a write has changed is changed, and was sent as the right person: its answer is never held back
      if (isWrite) return answer;
      await this.#sure(operation.id);
      if (this.#phase === 'open' && at >= this.#ownedSince) return answer;
    }
  }

  /** Something may have changed who is signed in. */
  doubt(): void {
    this.#doubts += 1;
  }

  /** Asks who is signed in now. Resolves when that is known; rejects when the server does not answer. */
  async verify(): Promise<void> {
    this.doubt();
    // One that was asked earlier says nothing about now, not even by failing
    await this.#check?.catch(() => undefined);
    if (!this.isOver) await this.#ask();
  }

  /** Takes in what another tab tells. */
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
      // Whoever cannot be asked now is asked before the next write
      void this.verify().catch(() => undefined);
  }

  /** Ends it: from now on nothing is sent and no answer is shown. */
  stop(): void {
    this.#phase = 'over';
    this.#renewal.resolve();
  }

  /** Takes the next person as the owner. For the demo, whose visitor can become somebody else. */
  forget(): void {
    this.#owner = undefined;
    this.#shownSince = undefined;
    this.doubt();
  }

  #isSettled(): boolean {
    return this.#phase === 'open' && !this.#change && this.#settled === this.#doubts;
  }

  async #signIn<Answer extends RawAnswer>(once: () => Promise<Answer>): Promise<Answer> {
    // Before the request: no tab may write in the belief that nothing happens
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
    if (this.#phase === 'ended') throw sessionEnded(id);
  }

  async #mayRead(id: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.#phase === 'ended') await untilAborted(this.#renewal.promise, signal);
    this.#refuseWhenOver(id);
  }

  /** Resolves when there is no doubt left, or no session. Rejects when this tab is done, and when the server does not answer. */
  async #sure(id: string): Promise<void> {
    let hasAsked = false;
    while (this.#phase === 'open' && this.#isLive) {
      await this.#change;
      // A change that takes long: what is asked from now on tells whether it has happened
      if (this.#change && !hasAsked) this.doubt();
      if (this.#settled === this.#doubts) break;
      hasAsked = true;
      await this.#ask();
    }
    this.#refuseWhenOver(id);
  }

  #refuseWhenOver(id: string): void {
    if (this.#phase === 'over') throw tabIsOver(id);
  }

  /** One question at a time. One that was asked before the last doubt leaves it: who waits asks again. */
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

  /** @param at how many doubts there were when the question was sent */
  #note(person: Person, at: number): void {
    if (this.#phase === 'over') return;
    if (this.#owner && this.#owner.id !== person.id) {
      this.stop();
      this.#world.onReplaced(this.#owner, person);
      return;
    }
    this.#isLive = true;
    this.#settled = Math.max(this.#settled, at);
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
    // What was asked before tells nothing of the session to come
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
