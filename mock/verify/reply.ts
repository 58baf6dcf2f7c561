import type { Operation } from '../src/wire/operations.ts';
import { named, problemOf, successSchema } from './contract.ts';
import { membersOf, type Wire } from './sample.ts';

/** An answer, read to its end. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** The parsed body, if it is JSON. */
  readonly body: unknown;
}

/** Sends a call and reads the answer. */
export type Send = (wire: Wire) => Promise<Reply>;

export async function readReply(response: Response): Promise<Reply> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const json = headers.get('content-type') === 'application/json' && bytes.length > 0;
  const body: unknown = json ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
  return { status, headers, bytes, body };
}

/** The member `body` of a request, left out where there is none: GET and HEAD refuse it. */
export const bodyOf = (body: string | undefined): { body?: string } => (body === undefined ? {} : { body });

/** Calls a server over HTTP. */
export function overHttp(base: string): Send {
  return async ({ method, url, headers, body }) =>
    readReply(await fetch(`${base}${url}`, { method, headers, ...bodyOf(body), redirect: 'manual' }));
}

/** Message of an error body. */
export function messageOf({ body }: Reply): string {
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : '';
  return typeof message === 'string' ? message : '';
}

export function codeOf({ body }: Reply): string | undefined {
  const code: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'error_code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * What keeps an answer from being an error as the contract has them; undefined when it is one.
 * @param wanted a failure that production answers with too
 */
export function errorProblem(reply: Reply, method = 'GET', wanted = 507): string | undefined {
  const { status, headers, body, bytes } = reply;
  if (status < 400) return `status ${status} is no error`;
  if (status >= 500 && status !== wanted) return `status ${status}: ${messageOf(reply)}`;
  if (headers.get('content-type') !== 'application/json') return 'an error must be JSON';
  if (method === 'HEAD') return bytes.length > 0 ? 'an answer to HEAD has no body' : undefined;
  if (problemOf(named('DeviceAuthError'), body) === undefined) return undefined;
  const problem = problemOf(named('Error'), body);
  if (problem !== undefined) return `not an Error: ${problem}`;
  const id = membersOf(body)['request_id'];
  if (id !== headers.get('x-request-id')) return 'x-request-id differs from request_id';
  return messageOf(reply) === '' ? 'an error must say something' : undefined;
}

/** Why an answer is not the success that the contract describes; undefined when it is. */
export function successProblem(operation: Operation, reply: Reply): string | undefined {
  const { row } = operation;
  const { status, headers, bytes, body } = reply;
  if (status !== row.status) return `status ${status} instead of ${row.status}: ${messageOf(reply)}`;
  if (headers.get('cache-control') !== 'no-store') return 'an answer must not be cached';
  const type = headers.get('content-type');
  if (row.answer === 'json') {
    if (type !== 'application/json') return `content-type is ${type}`;
    return problemOf(successSchema(operation), body);
  }
  if (row.answer === 'redirect')
    return headers.get('location') === null ? 'a redirect needs Location' : undefined;
  if (row.answer === 'none' && bytes.length > 0) return 'there must be no body';
  if (row.status === 204) return type === null ? undefined : `content-type ${type} without a body`;
  // Downloads, and HEAD of them: the length is sent, and with GET it is correct.
  const length = Number(headers.get('content-length'));
  if (type === null || length === 0) return 'a download needs its type and its length';
  return row.method === 'HEAD' || length === bytes.length ? undefined : `${bytes.length} bytes of ${length}`;
}
