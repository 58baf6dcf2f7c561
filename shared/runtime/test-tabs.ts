import { fromRequest, SESSION_COOKIE, toResponse } from '../../mock/src/wire/exchange.ts';
import { createMock, type Mock } from '../../mock/src/server/mock.ts';
import { Identity } from './identity.ts';
import { personIn, type Person, type RawAnswer, type SessionMessage } from './person.ts';

/** Users of two silos, with data that only they have. */
export const PEOPLE = {
  maren: { silo: 'fernhill', name: 'Maren Okafor' },
  hanne: { silo: 'northgate', name: 'Hanne Vestergaard' },
} as const;
export type Who = keyof typeof PEOPLE;

/** A browser: one cookie jar for all its tabs, and a server. Requests arrive when the test lets them. */
export class TestBrowser {
  readonly mock: Mock;
  readonly tabs: TestTab[] = [];
  #cookie: string | undefined;
  /** Pending steps of the network and of the channel, in the order of their start. */
  readonly #steps: { readonly run: () => Promise<unknown>; readonly isMessage: boolean }[] = [];
  /** The session of each write, and the owner of the tab that sent it. */
  readonly writes: { readonly owner: string | undefined; readonly as: string | undefined }[] = [];

  /** @param mock a server that other tests have used already, because creating one is slow */
  constructor(mock: Mock = createMock({ personas: true })) {
    this.mock = mock;
  }

  open(): TestTab {
    const tab = new TestTab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Executes a step when it is released. */
  later<Result>(step: () => Promise<Result> | Result, isMessage = false): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const run = () => Promise.resolve().then(step).then(resolve, reject);
    this.#steps.push({ run, isMessage });
    return promise;
  }

  /**
   * Releases steps in an order that `pick` chooses or ends, until none is pending or `steps` of them are done. A message between
   * tabs comes before every step of the network that starts after it.
   */
  async settle(pick: (count: number) => number | undefined = () => 0, steps = Infinity): Promise<void> {
    await quiet();
    for (let step = 0; step < steps && this.#steps.length > 0; step += 1) {
      const picked = pick(this.#steps.length);
      if (picked === undefined) return;
      const message = this.#steps.findIndex(({ isMessage }) => isMessage);
      const [next] = this.#steps.splice(message >= 0 && message < picked ? message : picked, 1);
      await next?.run();
      await quiet();
    }
  }

  /** One request and its response: the cookie is read when the request is sent. */
  async fetch(tab: TestTab, method: string, path: string, body?: string): Promise<RawAnswer> {
    const cookie = this.#cookie === undefined ? '' : `${SESSION_COOKIE}=${this.#cookie}`;
    const request = new Request(`http://mock.test${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    const owner = tab.owner?.name;
    const { answer, text } = await this.later(async () => {
      const answered = await this.mock.exchange(await fromRequest(request));
      if (method !== 'GET' && path === '/v1/me/ssh-keys')
        this.writes.push({ owner, as: this.#personOf(cookie) });
      return { answer: answered, text: await toResponse(answered).text() };
    });
    return this.later(() => {
      if (answer.session !== undefined) this.#cookie = answer.session ?? undefined;
      return { response: toResponse(answer), text };
    });
  }

  /** Ends the session on the server, as an expiry does. */
  expire(): void {
    if (this.#cookie !== undefined) this.mock.store.tables.sessions.remove(this.#cookie);
  }

  /** Gives the session to another user, as the switch of the demo does: no sign-in notifies the tabs. */
  become(who: Who): void {
    const { sessions, users } = this.mock.store.tables;
    const user = users.find(({ displayName }) => displayName === PEOPLE[who].name);
    const session = sessions.get(this.#cookie);
    if (!user || !session) throw new Error('there is no such user, or nobody is signed in');
    sessions.put({ ...session, userId: user.id });
  }

  #personOf(cookie: string): string | undefined {
    const session = this.mock.store.tables.sessions.get(cookie.slice(SESSION_COOKIE.length + 1));
    return session && this.mock.store.tables.users.get(session.userId)?.displayName;
  }
}

/** Runs everything that waits for nothing external. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One document of the console. */
export class TestTab {
  readonly #browser: TestBrowser;
  readonly identity: Identity;
  isWatched = true;
  /** Names of the users whose data it has shown. */
  readonly shown = new Set<string>();
  /** The owner of the tab that was shown to the user. */
  owner: Person | undefined;
  ended = 0;
  renewed = 0;
  unclear = 0;
  replaced: string | undefined;
  now = 0;
  readonly #early = new Map<string, Promise<RawAnswer>>();

  constructor(browser: TestBrowser) {
    this.#browser = browser;
    this.identity = new Identity({
      ask: async () => {
        const answer = await browser.fetch(this, 'GET', '/v1/me');
        return personIn(answer);
      },
      tell: (message) => this.#tell(message),
      isWatched: () => this.isWatched,
      now: () => this.now,
      onSignedIn: () => undefined,
      onOwner: (owner) => void (this.owner = owner),
      onEnded: () => void (this.ended += 1),
      onRenewed: () => void (this.renewed += 1),
      onUnclear: () => void (this.unclear += 1),
      onReplaced: (_, now) => void (this.replaced = now.name),
    });
  }

  #tell(message: SessionMessage): void {
    for (const other of this.#browser.tabs)
      if (other !== this) void this.#browser.later(() => other.identity.hear(message), true);
  }

  /** Sends reads as the document does, before its code has loaded. */
  boot(): void {
    for (const path of ['/v1/me', '/v1/utilization'])
      this.#early.set(path, this.#browser.fetch(this, 'GET', path));
  }

  /** A request, or the response to the same request of the document. */
  #get(path: string, mayTake?: boolean): Promise<RawAnswer> {
    const early = mayTake ? this.#early.get(path) : undefined;
    if (early) this.#early.delete(path);
    return early ?? this.#browser.fetch(this, 'GET', path);
  }

  /** Requests the current user, as the frame of every page does. */
  start(): Promise<unknown> {
    return this.identity
      .send({ id: 'currentUserView' }, (mayTake) => this.#get('/v1/me', mayTake))
      .catch(() => undefined);
  }

  signIn(who: Who, password = 'correct-horse'): Promise<number> {
    const { silo } = PEOPLE[who];
    const body = JSON.stringify({ username: who, password });
    return this.identity
      .send({ id: 'loginLocal', stale: [] }, () =>
        this.#browser.fetch(this, 'POST', `/v1/login/${silo}/local`, body),
      )
      .then(({ response }) => response.status);
  }

  signOut(): Promise<unknown> {
    return this.identity.send({ id: 'logout', stale: [] }, () =>
      this.#browser.fetch(this, 'POST', '/v1/logout', ''),
    );
  }

  /** Reads data of the user for the screen and records whose it is. */
  async read(signal?: AbortSignal): Promise<void> {
    const { text, response } = await this.identity.send(
      { id: 'projectList' },
      (mayTake) => this.#get('/v1/utilization', mayTake),
      { signal, afterSignIn: true },
    );
    if (!response.ok) return;
    // The capacity differs between the silos
    this.shown.add(text.includes(String(MEMORY.northgate)) ? 'hanne' : 'maren');
  }

  /** Reads data that a write depends on, then writes; returns as `write` does. */
  async readAndWrite(name: string): Promise<number | undefined> {
    try {
      await this.identity.send({ id: 'projectList' }, () =>
        this.#browser.fetch(this, 'GET', '/v1/utilization'),
      );
    } catch {
      return undefined;
    }
    return this.write(name);
  }

  /** Creates a key; returns the status of the response, or undefined when it was not sent. */
  write(name: string): Promise<number | undefined> {
    const body = JSON.stringify({ name, description: '', public_key: 'ssh-ed25519 AAAA' });
    return this.identity
      .send({ id: 'currentUserSshKeyCreate', stale: [] }, () =>
        this.#browser.fetch(this, 'POST', '/v1/me/ssh-keys', body),
      )
      .then(
        ({ response }) => response.status,
        () => undefined,
      );
  }

  /** The user returns to the tab. */
  focus(): Promise<void> {
    return this.identity.owner ? this.identity.verify().catch(() => undefined) : Promise.resolve();
  }
}

/** Bytes of memory that a silo may use, as seeded. */
const MEMORY = { northgate: 128 * 2 ** 30 };

export async function working(mock?: Mock): Promise<{ browser: TestBrowser; tab: TestTab }> {
  const browser = new TestBrowser(mock);
  const tab = browser.open();
  void tab.signIn('maren');
  await browser.settle();
  void tab.start();
  await browser.settle();
  // Without a signed-in user nothing can be mixed up, and no test would fail
  if (tab.owner?.name !== PEOPLE.maren.name)
    throw new Error('the sign-in that every test begins with failed');
  return { browser, tab };
}
