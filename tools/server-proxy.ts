import { randomUUID } from 'node:crypto';
import {
  Agent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';

/** Headers that speak of one connection only (RFC 9110, 7.6.1) and are not passed on. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Passes requests on to the API and its answers back, streaming both ways. */
export class ApiProxy {
  readonly #api: URL;
  readonly #agent: Agent | SecureAgent;

  constructor(api: string) {
    this.#api = new URL(api);
    const options = { keepAlive: true, maxSockets: 64 };
    this.#agent = this.#api.protocol === 'https:' ? new SecureAgent(options) : new Agent(options);
  }

  /** Answers one API call. */
  forward(request: IncomingMessage, response: ServerResponse): void {
    const upstream = this.#open(request, withoutHops(request.rawHeaders));
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHops(answer.rawHeaders));
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else sendUnreachable(response);
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  /** Joins a websocket of the browser with one of the API. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const hops = ['Connection', 'Upgrade', 'Upgrade', request.headers.upgrade ?? 'websocket'];
    const upstream = this.#open(request, [...withoutHops(request.rawHeaders), ...hops]);
    upstream.on('upgrade', (answer, remote, first) => {
      socket.write(`${statusLine(answer)}${headerLines(answer.rawHeaders)}\r\n`);
      if (first.length > 0) socket.write(first);
      if (head.length > 0) remote.write(head);
      for (const [from, to] of [
        [remote, socket],
        [socket, remote],
      ] as const) {
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
        from.pipe(to);
      }
    });
    upstream.on('response', (answer) => {
      // Refused, such as 401: the answer goes back as it is and the connection ends.
      socket.write(
        `${statusLine(answer)}${headerLines([...withoutHops(answer.rawHeaders), 'Connection', 'close'])}\r\n`,
      );
      answer.pipe(socket);
    });
    upstream.on('error', () =>
      socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
    );
    socket.on('error', () => upstream.destroy());
    upstream.end();
  }

  /** Frees the kept connections. */
  close(): void {
    this.#agent.destroy();
  }

  #open(request: IncomingMessage, headers: readonly string[]): ClientRequest {
    const open = this.#api.protocol === 'https:' ? httpsRequest : httpRequest;
    const url = new URL(this.#api.pathname.replace(/\/$/, '') + (request.url ?? '/'), this.#api);
    const upgrading = request.headers.upgrade !== undefined;
    return open(url, {
      method: request.method ?? 'GET',
      // The API may choose its silo by host name, so it sees its own.
      headers: [
        ...headers.filter((_, i) => headers[i - (i % 2)]?.toLowerCase() !== 'host'),
        'Host',
        url.host,
        ...forwarded(request),
      ],
      ...(upgrading ? { agent: false } : { agent: this.#agent }),
    });
  }
}

const forwarded = (request: IncomingMessage): string[] => [
  'X-Forwarded-For',
  request.socket.remoteAddress ?? '',
  'X-Forwarded-Host',
  request.headers.host ?? '',
  'X-Forwarded-Proto',
  'http',
];

const statusLine = (answer: IncomingMessage) =>
  `HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}\r\n`;

const headerLines = (raw: readonly string[]) =>
  raw.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');

/** Raw `[name, value, …]` headers without those of the connection. */
function withoutHops(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !HOP_BY_HOP.has(raw[index - (index % 2)]?.toLowerCase() ?? ''));
}

/** The API's own error shape, so that the console shows what it shows for any failure of the server. */
function sendUnreachable(response: ServerResponse): void {
  const body = JSON.stringify({
    request_id: randomUUID(),
    error_code: 'BadGateway',
    message: 'The API cannot be reached.',
  });
  response.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(body);
}
