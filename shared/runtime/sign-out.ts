import { isApiError, logout } from '@console/shared/api';
import { call } from './client.ts';
import type { Person, SessionMessage } from './person.ts';
import { setPendingSignOut } from './personal.ts';

/** Milliseconds before the second try; each further wait is twice as long, up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** What a sign-out sees of the world, and what it tells. */
export interface SignOutWorld {
  /** Asks the server who is signed in; undefined for nobody. Rejects when no answer comes. */
  readonly ask: () => Promise<Person | undefined>;
  readonly tell: (message: SessionMessage) => void;
  readonly show: (state: 'signing-out' | 'sign-out-failed') => void;
  /** It is done: on to the login page. */
  readonly leave: () => void;
  /** Somebody else is signed in by now. */
  readonly replaced: (now: Person) => void;
}

/**
 * A sign-out until the server has confirmed it. Every tab tries, because each may be closed; before a second try it asks whose
 * session it is, so that nobody who has signed in since is signed out.
 */
export class SignOut {
  readonly #world: SignOutWorld;
  /** Whose session is to end; undefined or empty when nobody knows. */
  #owner: string | undefined;
  #state: 'idle' | 'running' | 'over' = 'idle';
  #attempt: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;

  constructor(world: SignOutWorld) {
    this.#world = world;
  }

  /** Signing out, and not through with it. */
  get isRunning(): boolean {
    return this.#state === 'running';
  }

  /** The person has asked for it. */
  async begin(owner: string | undefined): Promise<void> {
    this.#owner = owner;
    this.#state = 'running';
    await this.#try(() => this.#end());
  }

  /** Goes on with one that another document has begun. */
  async resume(owner: string): Promise<void> {
    this.#owner = owner;
    this.#state = 'running';
    await this.retry();
  }

  /** Tries again, unless it is being tried. */
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

  /** Takes in what another tab tells. */
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
    // Whoever signs in now, the same person even, must not be signed out by this tab
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
      // Nobody is signed in: that is what was wanted
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
