import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '../../server/dispatch.ts';
import { invalid } from '../../wire/errors.ts';
import type { Operation } from '../../wire/operations.ts';
import { route } from '../../wire/router.ts';

/** Bytes of a request body that are read: the rest of one that is too long, so that its client gets the reason. */
const READ_MAX = 32 * 1024 ** 2;

/** The operation of a call; `undefined` when there is none, which the mock itself refuses. */
export function operationOf(method: string, pathname: string): Operation | undefined {
  try {
    return route(method, pathname).operation;
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a request.
 * @throws MockError 400 when it is too long; the rest of it is not kept
 */
export async function readBody(
  request: IncomingMessage,
  operation: Operation | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const limit = bodyLimit(operation);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    // Read on without keeping it, up to a second limit: a client that is still sending would not read the response.
    else if (length > READ_MAX) break;
  }
  if (length > limit) throw invalid(`request body exceeded maximum size of ${limit} bytes`);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Content types that a call accepts instead of the contract's. Identity providers post a form where the contract has bytes. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  'application/octet-stream': ['application/octet-stream', 'application/x-www-form-urlencoded'],
};

/**
 * Requires the content type of the contract. Otherwise any page could make a browser send a body as `text/plain`, which
 * needs no CORS preflight.
 * @throws MockError 400 for another type, or none
 */
export function checkContentType({ row }: Operation, header: string | undefined): void {
  if (row.body === undefined) return;
  const type = header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const types = accepted[row.body] ?? [row.body];
  if (!types.includes(type)) throw invalid(`expected content type "${types.join('" or "')}", got "${type}"`);
}

/**
 * Whether a request upgrades to a websocket: a complete handshake (RFC 6455, 4.1) for an operation with a stream. Other requests
 * are handled as usual.
 */
export function asksForWebsocket({ method = 'GET', url = '/', headers }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  return (
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[+/0-9a-z]{22}==$/i.test(headers['sec-websocket-key'] ?? '') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    operationOf(method, path)?.row.answer === 'websocket'
  );
}
