import { decodeText, misshapen, parseJsonBody } from '../wire/json-body.ts';
import { MockError } from '../wire/errors.ts';
import type { Answer, Exchange } from '../wire/exchange.ts';
import { operations, type Operation } from '../wire/operations.ts';
import { rewritten } from './drift-answers.ts';
import { REVISIONS, type Drift, type Revision } from './drift-facts.ts';

const isGone = ({ gone }: Revision, { id, row }: Operation): boolean =>
  gone.ids.includes(id) || gone.paths.some((start) => row.path.startsWith(start));

/** The operations that do not exist in a revision. */
export const goneOperations = (drift: Drift): readonly Operation[] =>
  drift === 'same' ? [] : operations.filter((operation) => isGone(REVISIONS[drift], operation));

/** 405 where the path has other methods, else 404; both without a code, as the router of the server answers, before anything else. */
function refuseGone(revision: Revision, operation: Operation): void {
  if (!isGone(revision, operation)) return;
  const others = operations.filter(
    (one) => one.row.path === operation.row.path && !isGone(revision, one) && one !== operation,
  );
  if (others.length === 0) throw new MockError(404, undefined, 'Not Found');
  throw new MockError(405, undefined, 'Method Not Allowed');
}

function refuseBody({ bodies }: Revision, { id }: Operation, { body }: Exchange): void {
  const other = bodies[id];
  if (other === undefined) return;
  const text = decodeText(body);
  const value = parseJsonBody(text);
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const unknown = names.find((name) => other.refuses.includes(name));
  if (unknown !== undefined) throw misshapen(text, `unknown field \`${unknown}\``);
  const missing = other.needs.find((name) => !names.includes(name));
  if (missing !== undefined) throw misshapen(text, `missing field \`${missing}\``);
}

/**
 * Refuses requests that a server of another revision would not accept, before the call.
 * @throws MockError
 */
export function checkDrift(drift: Drift, operation: Operation, exchange: Exchange): void {
  if (drift === 'same') return;
  refuseGone(REVISIONS[drift], operation);
  refuseBody(REVISIONS[drift], operation, exchange);
}

/** An answer as a server of another revision would have sent it. */
export function driftedAnswer(drift: Drift, operation: Operation, answer: Answer): Answer {
  if (drift === 'same' || operation.row.answer !== 'json' || typeof answer.body !== 'string') return answer;
  return { ...answer, body: rewritten(REVISIONS[drift], operation, answer.body) };
}
