import { fromRequest, SESSION_COOKIE, toResponse } from '../../mock/src/wire/exchange.ts';
import { createMock, type Mock } from '../../mock/src/server/mock.ts';
import { Identity } from './identity.ts';
import { personIn, type Person, type RawAnswer, type SessionMessage } from './person.ts';

/** People of two silos, with what only they have. */
export const PEOPLE = {
  maren: { silo: 'fernhill', name: 'Maren Okafor' },
  hanne: { silo: 'northgate', name: 'Hanne Vestergaard' },
} as const;
export type Who = keyof typeof PEOPLE;

/** A browser: one cookie jar for all its tabs, and a server. What is sent arrives when the test lets it. */
export class TestBrowser {
  readonly mock: Mock;
  readonly tabs: TestTab[] = [];
  #cookie: string | undefined;
  /** Steps of the network and of the channel that wait for their turn, in the order of their beginning. */
  readonly #steps: { readonly run: () => Promise<unknown>; readonly isMessage: boolean }[] = [];
  /** Whose session each write came with, and whose the tab was that sent it. */
  readonly writes: { readonly owner: string | undefined; readonly as: string | undefined }[] = [];

  /** @param mock a server that others have used already: making one takes longer than all else */
  constructor(mock: Mock = createMock({ personas: true })) {
    this.mock = mock;
  }

  open(): TestTab {
    const tab = new TestTab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Does a step when its turn comes. */
  later<Result>(step: () => Promise<Result> | Result, isMessage = false): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const run = () => Promise.resolve().then(step).then(resolve, reject);
    this.#steps.push({ run, isMessage });
    return promise;
  }

  /**
   * Lets steps through, in an order that `pick` chooses or ends, until nothing waits or `steps` of them are through. A message from tab to tab comes before every step of
   * the network that begins after it.
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

  /** One request and its answer: the cookie goes along as it is when the request leaves. */
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

  /** Ends the session on the server, as time does. */
  expire(): void {
    if (this.#cookie !== undefined) this.mock.store.tables.sessions.remove(this.#cookie);
  }

  #personOf(cookie: string): string | undefined {
    const session = this.mock.store.tables.sessions.get(cookie.slice(SESSION_COOKIE.length + 1));
    return session && this.mock.store.tables.users.get(session.userId)?.displayName;
  }
}

/** Lets everything run that waits for nothing outside. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One document of the console. */
export class TestTab {
  readonly #browser: TestBrowser;
  readonly identity: Identity;
  isWatched = true;
  /** Names of the people whose data it has shown. */
  readonly shown = new Set<string>();
  /** Whose tab the person was told it is. */
  owner: Person | undefined;
  ended = 0;
  renewed = 0;
  unclear = 0;
  replaced: string | undefined;
  now = 0;

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

  /** Asks who is signed in, as the frame of every page does. */
  start(): Promise<unknown> {
    return this.identity
      .send({ id: 'currentUserView' }, () => this.#browser.fetch(this, 'GET', '/v1/me'))
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

  /** Reads something of the person's own and shows whose it is. */
  async read(signal?: AbortSignal): Promise<void> {
    const { text, response } = await this.identity.send(
      { id: 'projectList' },
      () => this.#browser.fetch(this, 'GET', '/v1/utilization'),
      signal,
    );
    if (!response.ok) return;
    // The capacity of a silo tells the silos apart
    this.shown.add(text.includes(String(MEMORY.northgate)) ? 'hanne' : 'maren');
  }

  /** Makes a key; its answer's status, or undefined when it was not sent. */
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

  /** The person comes back to the tab. */
  focus(): Promise<void> {
    return this.identity.owner ? this.identity.verify().catch(() => undefined) : Promise.resolve();
  }
}

/** Bytes of memory that a silo may use, as seeded. */
const MEMORY = { northgate: 128 * 2 ** 30 };

/** A browser in which somebody works in a tab. */
export async function working(mock?: Mock): Promise<{ browser: TestBrowser; tab: TestTab }> {
  const browser = new TestBrowser(mock);
  const tab = browser.open();
  void tab.signIn('maren');
  await browser.settle();
  void tab.start();
  await browser.settle();
  // Where nobody is signed in, nothing can cross, and no test would fail
  if (tab.owner?.name !== PEOPLE.maren.name)
    throw new Error('the sign-in that every test begins with failed');
  return { browser, tab };
}
