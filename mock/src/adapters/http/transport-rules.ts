import type { IncomingMessage } from 'node:http';
import { invalid } from '../../wire/errors.ts';
import type { Operation } from '../../wire/operations.ts';
import { route } from '../../wire/router.ts';

/** Bytes of a request body; corrections.md "HTTP, sign-in, devices". */
const MAX_BODY = 1_048_576;
/** The bulk write of a disk has no limit there; this one only protects the memory. */
const MAX_BULK_WRITE = 16 * MAX_BODY;

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
  const limit = operation?.id === 'diskBulkWriteImport' ? MAX_BULK_WRITE : MAX_BODY;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    // Read and discard the rest, up to a second limit: a client that is still sending would not read the answer.
    else if (length > 2 * MAX_BULK_WRITE) break;
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

/** True when a request is to become a websocket: a whole handshake (RFC 6455, 4.1) at a call that is one. Others go on as they are. */
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
