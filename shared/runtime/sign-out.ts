import { isApiError, logout } from '@console/shared/api';
import { call } from './client.ts';
import type { Person, SessionMessage } from './person.ts';
import { setPendingSignOut } from './personal.ts';

/** Milliseconds before the first retry; the delay doubles after each retry, up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** The environment of a `SignOut`: requests, messages and callbacks. */
export interface SignOutWorld {
  /** Fetches the signed-in user; undefined when nobody is signed in. Rejects when no response arrives. */
  readonly ask: () => Promise<Person | undefined>;
  readonly tell: (message: SessionMessage) => void;
  readonly show: (state: 'signing-out' | 'sign-out-failed') => void;
  /** Opens the login page after the sign-out. */
  readonly leave: () => void;
  /** Called when another user is signed in meanwhile. */
  readonly replaced: (now: Person) => void;
}

/**
 * A sign-out, retried until the server has confirmed it. Every tab retries, because each may be closed. Before a retry it checks
 * whose session it is, so that a user who has signed in meanwhile is not signed out.
 */
export class SignOut {
  readonly #world: SignOutWorld;
  /** Id of the user whose session ends; undefined or empty when it is unknown. */
  #owner: string | undefined;
  #state: 'idle' | 'running' | 'over' = 'idle';
  #attempt: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;

  constructor(world: SignOutWorld) {
    this.#world = world;
  }

  /** The sign-out has begun and is not finished. */
  get isRunning(): boolean {
    return this.#state === 'running';
  }

  /** Begins the sign-out of this tab's user. */
  async begin(owner: string | undefined): Promise<void> {
    this.#owner = owner;
    this.#state = 'running';
    await this.#try(() => this.#end());
  }

  /** Continues a sign-out that another document has begun. */
  async resume(owner: string): Promise<void> {
    this.#owner = owner;
    this.#state = 'running';
    await this.retry();
  }

  /** Retries, unless an attempt is pending. */
  async retry(): Promise<void> {
    if (!this.isRunning) return;
    await this.#try(async () => {
      const person = await this.#world.ask();
      if (person && this.#owner && person.id !== this.#owner) {
        this.#finish();
        this.#world.replaced(person);
      } else if (person) await this.#end();
      else this.#done();
    });
  }

  /** Handles a message of another tab. */
  hear(message: SessionMessage, owner: string | undefined): void {
    if (message.about === 'sign-out') this.#hearSignOut(message.state, owner);
    else if (message.about === 'sign-in' && this.isRunning) this.#hearSignIn(message.state);
  }

  #hearSignOut(state: 'begun' | 'failed' | 'done', owner: string | undefined): void {
    if (this.#state === 'over') return;
    this.#owner ??= owner;
    this.#state = 'running';
    if (state === 'done') {
      this.#finish();
      this.#world.leave();
    } else if (state === 'begun') this.#retryIn(LONGEST_WAIT);
    else if (!this.#attempt) this.#failed();
  }

  #hearSignIn(state: 'begun' | 'failed' | 'done'): void {
    // This tab must not sign out a user who signs in now, not even the same one
    if (state === 'begun') clearTimeout(this.#timer);
    else if (state === 'failed') this.#retryIn(this.#wait);
    else {
      this.#finish();
      void this.#world.ask().then(
        (person) => (person ? this.#world.replaced(person) : this.#world.leave()),
        () => this.#world.leave(),
      );
    }
  }

  async #end(): Promise<void> {
    try {
      await call(logout, {});
    } catch (error) {
      // A 401 means that nobody is signed in, which is the goal
      if (!isApiError(error) || error.status !== 401) throw error;
    }
    this.#done();
  }

  async #try(attempt: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer);
    this.#attempt ??= attempt()
      .catch(() => {
        // The client has logged the failure
        this.#world.tell({ about: 'sign-out', state: 'failed' });
        this.#failed();
      })
      .finally(() => {
        this.#attempt = undefined;
      });
    await this.#attempt;
  }

  #failed(): void {
    this.#world.show('sign-out-failed');
    this.#retryIn(this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #retryIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.retry(), wait);
  }

  #done(): void {
    this.#finish();
    this.#world.tell({ about: 'sign-out', state: 'done' });
    this.#world.leave();
  }

  #finish(): void {
    this.#state = 'over';
    clearTimeout(this.#timer);
    setPendingSignOut(undefined);
  }
}
