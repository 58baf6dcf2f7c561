import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { documentWith, withRow, type Row } from './document.ts';

const requestTo = (target: URL) => (target.protocol === 'https:' ? httpsRequest : httpRequest);

/** Headers for the proxied console: its own host and origin, and uncompressed responses. */
function headersFor(target: URL, request: IncomingMessage): Record<string, string | string[] | undefined> {
  // The proxy changes the text, so the validators of the browser do not match those of the console
  const { origin, referer, 'if-none-match': _, 'if-modified-since': __, ...rest } = request.headers;
  return {
    ...rest,
    host: target.host,
    ...(origin !== undefined && { origin: target.origin }),
    ...(referer !== undefined && { referer: new URL(new URL(referer).pathname, target).href }),
    'accept-encoding': 'identity',
  };
}

/** Headers for the browser: cookies that it stores for this server without TLS, and no HSTS. */
function headersOf(answer: IncomingMessage): Record<string, string | string[] | undefined> {
  const { 'strict-transport-security': _, ...rest } = answer.headers;
  const cookies = rest['set-cookie']?.map((cookie) => cookie.replaceAll(/;\s*(?:secure|domain=[^;]*)/gi, ''));
  return { ...rest, ...(cookies && { 'set-cookie': cookies }) };
}

/**
 * The text with the row of the area, when the response is a document or the registry; undefined for all other
 * responses.
 */
async function changed(path: string, answer: IncomingMessage, row: Row): Promise<string | undefined> {
  if (answer.statusCode !== 200) return undefined;
  if (path === '/registry.json') return withRow(await text(answer), row);
  const type = answer.headers['content-type'] ?? '';
  return type.startsWith('text/html') ? documentWith(await text(answer), row) : undefined;
}

/** The URL of a call in a service: without `/apis/NAME`, below the path of the service; undefined for other requests. */
function ofService(path: string, services: ReadonlyMap<string, URL>): URL | undefined {
  const [, name = '', rest = '/'] = /^\/apis\/([^/?]+)(\/.*)?$/.exec(path) ?? [];
  const base = services.get(name);
  return base && new URL(base.origin + base.pathname.replace(/\/$/, '') + rest);
}

/**
 * Forwards a request to a running console; inserts the row of the area into its documents and its registry. Calls of services go to
 * their own URLs.
 */
export function relay(
  console: URL,
  request: IncomingMessage,
  response: ServerResponse,
  row: Row,
  services: ReadonlyMap<string, URL> = new Map(),
): void {
  const url = ofService(request.url ?? '/', services) ?? new URL(request.url ?? '/', console);
  const target = new URL(url.origin);
  const options = { method: request.method, headers: headersFor(target, request) };
  const outgoing = requestTo(target)(url, options, (answer) => void respond(answer));
  const fail = (error: unknown) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(
      `${target.origin} did not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
  };
  const respond = async (answer: IncomingMessage) => {
    try {
      const body = await changed(url.pathname, answer, row);
      const headers = headersOf(answer);
      if (body === undefined) {
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
        return;
      }
      const { etag: _, 'last-modified': __, 'transfer-encoding': ___, ...rest } = headers;
      response.writeHead(200, {
        ...rest,
        'cache-control': 'no-store',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    } catch (error) {
      fail(error);
    }
  };
  outgoing.on('error', fail);
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Forwards the upgrade of a connection, such as the serial console's websocket, to the console. */
export function relayUpgrade(target: URL, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const url = new URL(request.url ?? '/', target);
  const outgoing = requestTo(target)(url, { method: 'GET', headers: headersFor(target, request) });
  outgoing.on('upgrade', (answer, other, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(first);
    other.write(head);
    socket.pipe(other).pipe(socket);
    other.on('error', () => socket.destroy());
    socket.on('error', () => other.destroy());
  });
  outgoing.on('response', (answer) => {
    socket.end(
      `HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}\r\nconnection: close\r\n\r\n`,
    );
  });
  outgoing.on('error', () => socket.destroy());
  outgoing.end();
}
