import { covers, type Actor } from '../auth/access.ts';
import { rules } from '../resources/rules.ts';
import { Raw, type Call } from '../resources/call.ts';
import { encode } from '../wire/codec.ts';
import { forbidden, invalid, MockError, unauthorized } from '../wire/errors.ts';
import type { Answer, Exchange } from '../wire/exchange.ts';
import { SESSION_COOKIE } from '../wire/exchange.ts';
import { handlers } from '../resources/index.ts';
import { checkBody, checkPath, checkQuery } from '../wire/operations.ts';
import { restoreSelectors } from '../resources/page.ts';
import type { Match } from '../wire/router.ts';
import type { Store } from '../store/store.ts';

/** Rules that need no object. server-behaviour 2. */
function authorize(call: Call): void {
  const { rule } = call;
  if (rule.kind === 'public') return;
  const { actor } = call;
  if (rule.kind === 'fleet' && !covers(actor.fleetRole(), rule.role)) throw forbidden();
  if (rule.kind === 'silo' && !covers(actor.siloRole(actor.user.siloId), rule.role)) throw forbidden();
}

function callOf(store: Store, { operation }: Match, actor: Actor | undefined, exchange: Exchange): Call {
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
    authorized: false,
    setSession: undefined,
    stream: undefined,
  };
}

const json = { 'content-type': 'application/json' } as const;

/**
 * Does a call: path, query, body, authorization, then the handler, whose writes are undone when it refuses.
 * server-behaviour 1 "Order of checks".
 * @param strict hold the answer against the contract, and the handler against its authorization rule
 * @throws MockError
 */
export function dispatch(
  store: Store,
  found: Match,
  exchange: Exchange,
  actor: Actor | undefined,
  strict: boolean,
): Answer {
  const { operation, values } = found;
  const path = checkPath(operation, values);
  const query = restoreSelectors(operation.id, checkQuery(operation, exchange.url.searchParams));
  const body = checkBody(operation, exchange.body);
  const call = callOf(store, found, actor, exchange);
  authorize(call);
  const handler = handlers[operation.id];
  if (handler === undefined) throw new MockError(501, undefined, `${operation.id} is not implemented`);
  return store.transaction(() => {
    const value = handler({ path, query, body }, call);
    // last: who may not have it is told that, also over plain HTTP
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

/** The body every refusal has. contract README "Errors". */
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
