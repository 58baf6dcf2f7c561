import { operationTable } from '../wire/api.ts';
import { systemClock, type Clock } from '../store/clock.ts';
import { answerControl } from './control.ts';
import { checkDrift, driftedAnswer } from './drift.ts';
import type { Drift } from './drift-facts.ts';
import { dispatch, errorAnswer, refusal } from './dispatch.ts';
import { isMockError } from '../wire/errors.ts';
import { fromRequest, sessionCookie, toResponse, type Answer, type Exchange } from '../wire/exchange.ts';
import { chaosStatus, codeOf, Faults, type Fault } from './faults.ts';
import { whoCalls } from '../auth/identity.ts';
import { seededRandom, stableId, type Random } from '../values/ids.ts';
import { route, type Match } from '../wire/router.ts';
import { Services } from '../services/answer.ts';
import { isMockService, type MockService, type ServiceOperation } from '../services/define.ts';
import { seedStore, type SeedName } from '../seeds/index.ts';
import { samlRedirect } from '../resources/silos/saml-redirect.ts';
import { Consoles, type Connection, type Viewer } from '../resources/compute/serial/consoles.ts';
import { extraLatency, type Settings } from './settings.ts';
import type { Store } from '../store/store.ts';
import { settle } from '../resources/settle.ts';

/** Options of a mock. By default everything is off and empty, as unit tests need it. */
export interface MockOptions {
  readonly clock?: Clock;
  readonly seed?: SeedName;
  readonly latency?: Settings['latency'];
  /** Percentage of calls that fail at random. */
  readonly chaos?: number;
  /** The revision that the server simulates; default that of the contract. */
  readonly drift?: Drift;
  /** Display name of the user of calls without a session; when absent, they are answered 401. */
  readonly persona?: string;
  /** The cookie `msw-user` selects the user, and a password signs in to any silo. */
  readonly personas?: boolean;
  /** The calls of a persona belong to a session, which ends like that of a sign-in. Default false. */
  readonly personaSessions?: boolean;
  /**
   * Check every answer against the contract; a mismatch is a 500. Refuse query and body members that are not in the contract,
   * which production ignores. Default true.
   */
  readonly strict?: boolean;
  /** Mocks of other services, at `/apis/NAME/…`. */
  readonly services?: readonly MockService[];
  /** Receives messages about errors of the mock itself and about unknown calls. */
  readonly warn?: (message: string) => void;
}

export class Mock {
  readonly clock: Clock;
  readonly faults = new Faults((id) => this.#hasOperation(id));
  readonly settings: Settings;
  /** Number of calls answered so far, by operation. */
  readonly calls = new Map<string, number>();
  readonly services: Services;
  #seed: SeedName;
  #store: Store;
  readonly #consoles: Consoles;
  readonly #strict: boolean;
  readonly #warn: (message: string) => void;
  readonly #random: Random = seededRandom('transport');
  #requests = 0;

  constructor(options: MockOptions = {}) {
    this.clock = options.clock ?? systemClock();
    this.settings = {
      latency: options.latency ?? null,
      chaos: options.chaos ?? 0,
      drift: options.drift ?? 'same',
      persona: options.persona,
      personas: options.personas ?? false,
      personaSessions: options.personaSessions ?? false,
    };
    this.#strict = options.strict ?? true;
    this.#warn = options.warn ?? (() => {});
    this.#seed = options.seed ?? 'demo';
    this.#store = seedStore(this.#seed, this.clock);
    this.services = new Services(options.services);
    this.#consoles = new Consoles(this.clock, () => this.#store);
  }

  /**
   * Answers for another service from now on.
   * @throws Error when the value was not created by `defineMock`, or a service with this name exists
   */
  addService(service: unknown): void {
    if (!isMockService(service)) throw new Error('This is no mock of a service: defineMock returns one');
    this.services.add(service);
  }

  #hasOperation(id: string): boolean {
    return Object.hasOwn(operationTable, id) || this.services.operations.some((one) => one.id === id);
  }

  get store(): Store {
    return this.#store;
  }

  get seed(): SeedName {
    return this.#seed;
  }

  /** Restarts with the given seed, or with the initial one. Also resets settings and faults. */
  reset(seed: SeedName = this.#seed): void {
    this.#seed = seed;
    this.#store = seedStore(seed, this.clock);
    this.services.reset();
    this.faults.clear();
    this.calls.clear();
    this.settings.chaos = 0;
    this.#consoles.closeAll();
  }

  /** Continues with persisted data. */
  load(store: Store, seed: SeedName): void {
    this.#seed = seed;
    this.#store = store;
    this.#consoles.closeAll();
  }

  /** Answers a web request. A fault with `abort` rejects, like a broken connection. */
  async handle(request: Request): Promise<Response> {
    const answer = await this.exchange(await fromRequest(request));
    if (answer.abort) throw new TypeError('Failed to fetch');
    const response = toResponse(answer);
    if (answer.session !== undefined) response.headers.append('set-cookie', sessionCookie(answer.session));
    return response;
  }

  /**
   * Opens a serial console: returns a refusal, or a stream that the transport joins once its side is open. Never rejects.
   * docs/contract/server-behaviour.md section 10 "Stream".
   */
  async connect(
    exchange: Exchange,
  ): Promise<{ readonly refused: Answer } | { readonly join: (viewer: Viewer) => Connection }> {
    const answer = await this.exchange({ ...exchange, upgrade: true });
    const { stream } = answer;
    return stream === undefined
      ? { refused: answer }
      : { join: (viewer) => this.#consoles.join(stream, viewer) };
  }

  /** Answers a call of any transport. Never rejects. */
  async exchange(exchange: Exchange): Promise<Answer> {
    this.#requests += 1;
    const requestId = stableId('request', String(this.#requests));
    try {
      if (exchange.url.pathname.startsWith('/__mock/')) return answerControl(this, exchange);
      const answer = await this.#answer(exchange, requestId);
      return { ...answer, headers: { 'x-request-id': requestId, ...answer.headers } };
    } catch (error) {
      if (isMockError(error)) return refusal(error, requestId);
      this.#warn(
        `${exchange.method} ${exchange.url.pathname}: ${error instanceof Error ? error.stack : String(error)}`,
      );
      return errorAnswer(500, 'Internal server error', 'Internal', requestId);
    } finally {
      this.#consoles.flush();
    }
  }

  async #answer(exchange: Exchange, requestId: string): Promise<Answer> {
    settle(this.#store);
    const redirect = samlRedirect(this.#store, exchange);
    if (redirect !== undefined) return redirect;
    const ofService = exchange.url.pathname.startsWith('/apis/')
      ? this.#found(exchange, () => this.services.route(exchange))
      : undefined;
    if (ofService !== undefined) return this.#answerService(ofService, exchange, requestId);
    const found = this.#found(exchange, () => route(exchange.method, exchange.url.pathname));
    const { id } = found.operation;
    const failed = await this.#begin(id, requestId, () =>
      checkDrift(this.settings.drift, found.operation, exchange),
    );
    if (failed !== undefined) return failed;
    if (exchange.url.pathname.startsWith('/v1/')) {
      const lost = await this.#transport(extraLatency[id]);
      if (lost !== undefined) return lost;
    }
    settle(this.#store);
    const actor = whoCalls(this.#store, this.settings, exchange);
    const manner = { strict: this.#strict, personas: this.settings.personas };
    const answer = dispatch(this.#store, found, exchange, actor, manner);
    return driftedAnswer(this.settings.drift, found.operation, answer);
  }

  async #answerService(
    found: Match<ServiceOperation>,
    exchange: Exchange,
    requestId: string,
  ): Promise<Answer> {
    const failed = (await this.#begin(found.operation.id, requestId)) ?? (await this.#transport());
    if (failed !== undefined) return failed;
    const actor = whoCalls(this.#store, this.settings, exchange);
    return this.services.run(found, exchange, actor, { strict: this.#strict, now: this.clock.now() });
  }

  /** Counts a call and applies the fault that was set for its operation. Resolves with the answer of that fault. */
  async #begin(
    id: string,
    requestId: string,
    check: () => void = () => undefined,
  ): Promise<Answer | undefined> {
    this.calls.set(id, (this.calls.get(id) ?? 0) + 1);
    check();
    const fault = this.faults.take(id);
    await this.clock.sleep(fault?.delay ?? 0);
    return fault && failure(fault, requestId);
  }

  #found<Found>({ method, url }: Exchange, find: () => Found): Found {
    try {
      return find();
    } catch (error) {
      this.#warn(`no operation for ${method} ${url.pathname}`);
      throw error;
    }
  }

  /** Takes as long as a call does, with `extra` milliseconds for slow operations; some fail at random when chaos is set. */
  async #transport(extra = 0): Promise<Answer | undefined> {
    const { latency, chaos } = this.settings;
    if (latency !== null)
      await this.clock.sleep(latency.min + this.#random() * (latency.max - latency.min) + extra);
    if (this.#random() * 100 >= chaos) return undefined;
    return { status: chaosStatus(this.#random), headers: { 'x-chaos': 'true' }, body: undefined };
  }
}

/** The answer of a fault; undefined when it only delays. */
function failure(fault: Fault, requestId: string): Answer | undefined {
  if (fault.abort) return { status: 500, headers: {}, body: undefined, abort: true };
  if (fault.body !== undefined) {
    return { status: fault.status ?? 200, headers: { 'content-type': 'application/json' }, body: fault.body };
  }
  if (fault.status === undefined) return undefined;
  return errorAnswer(
    fault.status,
    fault.message ?? 'This call was made to fail',
    fault.errorCode ?? codeOf(fault.status),
    requestId,
  );
}

export function createMock(options?: MockOptions): Mock {
  return new Mock(options);
}
