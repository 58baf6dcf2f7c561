import { randomUUID } from 'node:crypto';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { errorAnswer } from '../../server/dispatch.ts';
import { invalid, MockError } from '../../wire/errors.ts';
import { parseCookies, sessionCookie, type Answer, type Exchange } from '../../wire/exchange.ts';
import type { Mock } from '../../server/mock.ts';
import { INPUT_MAX, type Connection, type Viewer } from '../../resources/compute/serial/consoles.ts';
import { asksForWebsocket, checkContentType, operationOf, readBody } from './transport-rules.ts';

/** A running HTTP server. */
export interface Served {
  /** Such as `http://127.0.0.1:12220`. */
  readonly url: string;
  /** Stops accepting calls, closes idle connections and websockets, and waits for running calls. */
  close(): Promise<void>;
}

/**
 * The target of a request, whose host does not matter here. A path is used unchanged: one that starts with two slashes does not
 * name another host.
 * @throws MockError 400
 */
function urlOf({ url = '/', headers }: IncomingMessage): URL {
  if (!URL.canParse(`http://${headers.host ?? ''}`)) throw invalid('the header "Host" is missing or bad');
  const whole = url.startsWith('/') ? `http://${headers.host || 'localhost'}${url}` : url;
  if (!URL.canParse(whole)) throw invalid('the target of the request is not well-formed');
  return new URL(whole);
}

async function toExchange(request: IncomingMessage): Promise<Exchange> {
  const method = request.method ?? 'GET';
  const url = urlOf(request);
  const operation = operationOf(method, url.pathname);
  const body = await readBody(request, operation);
  if (operation !== undefined && body.length > 0)
    checkContentType(operation, request.headers['content-type']);
  return {
    method,
    url,
    body,
    authorization: request.headers.authorization,
    contentType: request.headers['content-type'],
    from: request.socket.remoteAddress,
    range: request.headers.range,
    cookies: parseCookies(request.headers.cookie),
  };
}

function send(response: ServerResponse, answer: Answer, method: string | undefined): void {
  if (answer.abort) {
    response.destroy();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.session !== undefined) response.setHeader('set-cookie', sessionCookie(answer.session));
  response.setHeader('cache-control', 'no-store');
  // corrections.md: successes have one too.
  if (!response.hasHeader('x-request-id')) response.setHeader('x-request-id', randomUUID());
  response.end(method === 'HEAD' ? undefined : answer.body);
}

/** An error that is not the answer of an operation: no operation is known yet, or none was requested. */
function transportError(error: unknown): Answer {
  const { status, message, code, headers } =
    error instanceof MockError ? error : invalid('the request is not well-formed');
  return errorAnswer(status, message, code, randomUUID(), headers);
}

/** Statuses for errors of Node's parser, by code; all others are 400. */
const parserErrors: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'the headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request did not arrive in time'],
};

/** Errors of this server have the contract's format, even when the request could not be parsed. */
function refuseUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, message] = parserErrors[error.code ?? ''] ?? [400, 'the request is not well-formed HTTP'];
    refuse(socket, transportError(new MockError(status, 'InvalidRequest', message)));
  });
  server.on('connect', (_, socket: Duplex) => {
    // Node passes the raw socket: without a handler, a reset of the connection would end the process.
    socket.on('error', () => socket.destroy());
    refuse(
      socket,
      transportError(
        new MockError(405, 'MethodNotAllowed', 'this server is no proxy', {
          allow: 'GET, HEAD, POST, PUT, DELETE',
        }),
      ),
    );
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const error = new MockError(417, 'InvalidRequest', 'the expectation cannot be met');
    send(response, transportError(error), request.method);
  });
}

/** Refuses an upgrade with a plain HTTP answer and closes the connection. */
function refuse(socket: Duplex, answer: Answer): void {
  if (answer.abort) {
    socket.destroy();
    return;
  }
  const status = answer.status < 400 ? 400 : answer.status;
  const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = Buffer.from(answer.body ?? '');
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headers.join('')}content-length: ${body.length}\r\nconnection: close\r\n\r\n`,
  );
  socket.end(body);
}

function bytesOf(data: RawData): Uint8Array {
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  return Array.isArray(data) ? Buffer.concat(data) : data;
}

/** Maximum bytes of a websocket message; a longer one closes the connection (1009) before it is read completely. */
const MESSAGE_MAX = 4 * INPUT_MAX;

/** Connects a websocket to a serial console. Frames are raw bytes; text frames are accepted too. docs/contract/wire-rules.md "Websocket". */
function join(socket: WebSocket, open: (viewer: Viewer) => Connection): void {
  const connection = open({
    send: (bytes) => socket.send(bytes, { binary: true }),
    close: (code, reason) => socket.close(code, reason),
  });
  socket.on('message', (data) => connection.receive(bytesOf(data)));
  socket.on('close', () => connection.close());
  socket.on('error', () => socket.terminate());
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address);
      else reject(new Error('not listening on a port'));
    });
  });
}

/**
 * Serves a mock over HTTP.
 * @param options.port 0 selects a free one
 * @param options.beforeAnswer runs when a call is done and before its answer is sent; when it throws, there is no answer
 */
export async function serve(
  mock: Mock,
  options: { port: number; host?: string; beforeAnswer?: () => void },
): Promise<Served> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const exchange = await toExchange(request);
    const done = await mock.exchange(exchange);
    options.beforeAnswer?.();
    send(response, done, request.method);
  };
  // A missing Host is refused here, with a body, because Node's own answer has none.
  const server = createServer(
    { requireHostHeader: false, shouldUpgradeCallback: asksForWebsocket },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        if (error instanceof MockError) send(response, transportError(error), request.method);
        else response.destroy();
      });
    },
  );
  refuseUnreadable(server);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX });
  sockets.on('wsClientError', (error, socket) => refuse(socket, transportError(invalid(error.message))));
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const opened = await mock.connect(await toExchange(request));
    if ('refused' in opened) refuse(socket, opened.refused);
    else sockets.handleUpgrade(request, socket, head, (open) => join(open, opened.join));
  };
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch((error: unknown) => refuse(socket, transportError(error)));
  });
  const { address, port } = await listen(server, options.port, options.host ?? '127.0.0.1');
  return {
    url: `http://${address}:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
