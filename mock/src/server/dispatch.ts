import { covers, type Actor } from '../auth/access.ts';
import { rules } from '../resources/rules.ts';
import { Raw, type Call } from '../resources/call.ts';
import { encode, toSnake } from '../wire/codec.ts';
import { DeviceError, forbidden, invalid, MockError, notFound, unauthorized } from '../wire/errors.ts';
import type { Answer, Exchange } from '../wire/exchange.ts';
import { SESSION_COOKIE } from '../wire/exchange.ts';
import { handlers } from '../resources/index.ts';
import { checkBody, checkPath, checkQuery } from '../wire/checks.ts';
import type { Operation } from '../wire/operations.ts';
import { bySelector } from '../resources/find.ts';
import { restoreSelectors } from '../resources/page.ts';
import type { Match } from '../wire/router.ts';
import type { Store } from '../store/store.ts';

/** Message for a caller from whom the object's existence is hidden. corrections "Contract details lost". */
function unseen({ path, query }: Inputs): MockError {
  const named = { ...query, ...path };
  const [word = 'object', value = ''] =
    Object.entries(named).find(([, one]) => typeof one === 'string') ?? [];
  return notFound(toSnake(word).replaceAll('_', '-'), bySelector(String(value)));
}

interface Inputs {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Rules that are decided without an object. docs/contract/server-behaviour.md section 2. */
function authorize(call: Call, inputs: Inputs): void {
  const { rule } = call;
  if (rule.kind === 'public') return;
  const { actor } = call;
  if (rule.kind === 'fleet' && !covers(actor.fleetRole(), rule.role)) throw forbidden();
  if (rule.kind === 'fleetObject') {
    const have = actor.fleetRole();
    if (have === undefined) throw unseen(inputs);
    if (!covers(have, rule.role)) throw forbidden();
  }
  if (rule.kind === 'silo' && !covers(actor.siloRole(actor.user.siloId), rule.role)) throw forbidden();
}

function callOf(
  store: Store,
  { operation }: Match,
  actor: Actor | undefined,
  exchange: Exchange,
  { personas }: Manner,
): Call {
  return {
    operationId: operation.id,
    store,
    tables: store.tables,
    get actor(): Actor {
      if (actor === undefined) throw unauthorized();
      return actor;
    },
    rule: rules[operation.id],
    session: exchange.cookies.get(SESSION_COOKIE),
    range: exchange.range,
    origin: exchange.url.origin,
    from: exchange.from ?? '127.0.0.1',
    personas,
    authorized: false,
    setSession: undefined,
    stream: undefined,
  };
}

/** Settings of the dispatcher. */
export interface Manner {
  /** Check answers against the contract and that handlers apply their rule, and refuse members that are not in the contract. */
  readonly strict: boolean;
  /** See `Settings.personas`. */
  readonly personas: boolean;
}

const BODY_MAX = 1024 ** 2;
const BULK_WRITE_MAX = 8 * 1024 ** 2;

/** Maximum bytes of a body. corrections "HTTP"; the bulk write of disks has its own limit. */
export const bodyLimit = (operation: Operation | undefined): number =>
  operation?.id === 'diskBulkWriteImport' ? BULK_WRITE_MAX : BODY_MAX;

function requireSize(operation: Operation, { length }: Uint8Array): void {
  const most = bodyLimit(operation);
  if (length > most)
    throw new MockError(400, undefined, `request body exceeded maximum size of ${most} bytes`);
}

const json = { 'content-type': 'application/json' } as const;

/**
 * Runs a call: checks path, query, body and authorization, then runs the handler, whose writes are undone when it throws.
 * docs/contract/server-behaviour.md section 1 "Order of checks".
 * @throws MockError
 */
export function dispatch(
  store: Store,
  found: Match,
  exchange: Exchange,
  actor: Actor | undefined,
  manner: Manner,
): Answer {
  const { operation, values } = found;
  const { strict } = manner;
  const path = checkPath(operation, values);
  const query = restoreSelectors(operation.id, checkQuery(operation, exchange.url.searchParams, strict));
  requireSize(operation, exchange.body);
  const body = checkBody(operation, exchange.body, exchange.contentType, strict);
  const call = callOf(store, found, actor, exchange, manner);
  authorize(call, { path, query });
  const handler = handlers[operation.id];
  if (handler === undefined) throw new MockError(501, undefined, `${operation.id} is not implemented`);
  return store.transaction(() => {
    const value = handler({ path, query, body }, call);
    // Checked last: a caller without access gets that error, also over plain HTTP
    if (operation.row.answer === 'websocket' && exchange.upgrade !== true)
      throw invalid('this call must ask for a websocket');
    const needsObject = call.rule.kind === 'project' || call.rule.kind === 'object';
    if (strict && needsObject && !call.authorized) throw new Error(`${operation.id} did not check who calls`);
    const answer = { status: operation.row.status, session: call.setSession, stream: call.stream };
    if (value instanceof Raw) {
      return { ...answer, status: value.status ?? answer.status, headers: value.headers, body: value.bytes };
    }
    if (operation.row.answer !== 'json') return { ...answer, headers: {}, body: undefined };
    const wire = operation.response?.shape(encode(value), 'response');
    const problem = strict ? operation.response?.check(wire, 'the answer') : undefined;
    if (problem !== undefined) throw new Error(`${operation.id}: ${problem}`);
    return { ...answer, headers: json, body: JSON.stringify(wire) };
  });
}

/** The answer for an error, in the contract's format or in that of the device calls. */
export function refusal(error: MockError, requestId: string): Answer {
  if (!(error instanceof DeviceError))
    return errorAnswer(error.status, error.message, error.code, requestId, error.headers);
  return { status: error.status, headers: json, body: JSON.stringify({ error: error.error }) };
}

/** The body of every error. docs/contract/wire-rules.md "Errors". */
export function errorAnswer(
  status: number,
  message: string,
  code: string | undefined,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = { message, request_id: requestId, ...(code === undefined ? {} : { error_code: code }) };
  return { status, headers: { ...headers, ...json, 'x-request-id': requestId }, body: JSON.stringify(body) };
}
