import type { Actor } from '../auth/access.ts';
import { encode } from '../wire/codec.ts';
import { MockError, unauthorized } from '../wire/errors.ts';
import type { Answer, Exchange } from '../wire/exchange.ts';
import { checkBody, checkPath, checkQuery } from '../wire/checks.ts';
import { routeAmong, type Match } from '../wire/router.ts';
import type { MockService, RunningService, ServiceOperation } from './define.ts';

/** The services of a mock, with their data. */
export class Services {
  readonly #services: MockService[] = [];
  readonly #running = new Map<string, RunningService>();

  constructor(services: readonly MockService[] = []) {
    for (const service of services) this.add(service);
  }

  /** @throws Error when a service of this name was added before */
  add(service: MockService): void {
    if (this.#running.has(service.name)) throw new Error(`There are two mocks of ${service.name}`);
    this.#services.push(service);
    this.#running.set(service.name, service.begin());
  }

  /** Restarts all with their first data. */
  reset(): void {
    for (const { name, begin } of this.#services) this.#running.set(name, begin());
  }

  /** Every operation, for faults and for the list of the control endpoints. */
  get operations(): readonly ServiceOperation[] {
    return this.#services.flatMap(({ operations }) => operations);
  }

  /**
   * The operation of a call below `/apis/`.
   * @throws MockError 404 or 405, as for the platform's API
   */
  route({ method, url }: Exchange): Match<ServiceOperation> {
    return routeAmong(this.operations, method, url.pathname);
  }

  /**
   * Runs a call.
   * @throws MockError that its checks or its handler throw; 401 without a user
   */
  run(
    { operation, values }: Match<ServiceOperation>,
    exchange: Exchange,
    actor: Actor | undefined,
    { strict, now }: { readonly strict: boolean; readonly now: number },
  ): Answer {
    if (actor === undefined) throw unauthorized();
    const path = checkPath(operation, values);
    const query = checkQuery(operation, exchange.url.searchParams, strict);
    const body = checkBody(operation, exchange.body, exchange.contentType, strict);
    const [service = ''] = operation.id.split('.');
    const handler = this.#running.get(service)?.get(operation.name);
    if (handler === undefined) throw new MockError(501, undefined, `${operation.id} is not implemented`);
    const { id, displayName } = actor.user;
    const value = handler({ path, query, body }, { user: { id, displayName }, now: new Date(now) });
    const { status, answer } = operation.row;
    if (answer !== 'json') return { status, headers: {}, body: undefined };
    const wire = operation.response?.shape(encode(value, operation.names), 'response');
    const problem = strict ? operation.response?.check(wire, 'the answer') : undefined;
    if (problem !== undefined) throw new Error(`${operation.id}: ${problem}`);
    return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(wire) };
  }
}
