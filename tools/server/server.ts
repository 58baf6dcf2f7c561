import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { HTTPS_HEADERS } from '../../deploy/site/headers.ts';
import { endWithError, malformed, sendError, SLOW, type Refusal } from './server-error.ts';
import { LIMITS, Shares, type Limits } from './limits.ts';
import { enterSite } from './base-path.ts';
import { ApiProxy } from './proxy.ts';
import { isWebsocket, refuseAmbiguous, refuseForeign, refuseMethod, refuseOtherHost } from './refusals.ts';
import { isApiRequest, safePath } from './routes.ts';
import { basePathOf, headersOf, sendText, serveStatic } from './static.ts';

/** What to serve. */
export interface ServerOptions {
  /** Folder of a site (`deploy/site/site.ts`). */
  root: string;
  /** Base URL of the API. Without one, API paths answer 502 as if the API were down; the demo does not request them. */
  api?: string;
  /**
   * Public origin of the console, such as `https://console.example.org`: other host names are refused, and with `https`
   * the answers have HSTS. Without it the console is reachable by an IP address or as `localhost`, over plain HTTP.
   */
  origin?: string;
  /** Also forwards `/__mock/…`, the control endpoints of the mock API. */
  mock?: boolean;
  /** Overrides of `LIMITS`. */
  limits?: Partial<Limits>;
  /** Gets each request first; `true` means that it answers the request. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

/** A server, created but not yet listening. */
export interface SiteServer {
  /** Listens on a port of the loopback interface (0: any free one); resolves with the URL, without a slash at the end. */
  listen(port: number, host?: string): Promise<string>;
  /** Stops and drops open connections. */
  close(): Promise<void>;
}

/** Serves a site as production does: its headers, caching and compression; pages fall back to the document. */
export function createServer(options: ServerOptions): SiteServer {
  const limits = { ...LIMITS, ...options.limits };
  const isSecure = options.origin?.startsWith('https:') === true;
  // Port 9 (discard) refuses connections, like an API that is down.
  const base = basePathOf(options.root);
  const proxy = new ApiProxy(options.api ?? 'http://127.0.0.1:9', limits, isSecure, base);
  /** The decoded path of an API call; `undefined` for all else. */
  const apiPath = (request: IncomingMessage): string | undefined => {
    if (!enterSite(request, base)) return undefined;
    const path = safePath(request.url ?? '/');
    const isApi = path !== undefined && isApiRequest(request.method ?? 'GET', path, options.mock === true);
    return isApi ? path : undefined;
  };
  const ownOrigin = (request: IncomingMessage) => options.origin ?? `http://${request.headers.host ?? ''}`;
  const refusalOf = (request: IncomingMessage): Refusal | undefined => {
    const refusal = refuseAmbiguous(request) ?? refuseOtherHost(request, options.origin);
    const path = apiPath(request);
    if (refusal !== undefined || path === undefined) return refusal;
    return refuseMethod(request) ?? refuseForeign(request, ownOrigin(request), path);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (isSecure) response.setHeaders(new Map(Object.entries(HTTPS_HEADERS)));
    const isInside = enterSite(request, base);
    const refusal = refusalOf(request);
    if (refusal !== undefined) sendError(response, refusal);
    else if (!isInside) sendText(response, 404, 'Not found', headersOf(options.root).other);
    else if ((await options.intercept?.(request, response)) === true) return;
    else if (apiPath(request) !== undefined) await proxy.forward(request, response);
    else await serveStatic(options.root, request, response);
  };
  const inTurn = turns(limits.pipelined);
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    inTurn(request, response, () => answer(request, response)).catch((error: unknown) => {
      console.error(request.method, request.url, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal error', headersOf(options.root).other);
    });
  };
  const server = createHttpServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      // Well before the limit of silence, which closes a connection without an answer
      connectionsCheckingInterval: Math.min(1_000, limits.headersTime / 4),
      insecureHTTPParser: false,
      // Both are refused with an answer in the API's error format.
      requireHostHeader: false,
      // A refused handshake is answered like a plain request.
      shouldUpgradeCallback: (request) =>
        isWebsocket(request) && apiPath(request) !== undefined && refusalOf(request) === undefined,
    },
    onRequest,
  );
  server.timeout = limits.stalledTime;
  // No limit of the number of headers: Node would silently drop the headers beyond it.
  server.maxHeadersCount = 0;
  server.on('checkContinue', onRequest);
  server.on('checkExpectation', (_, response) =>
    sendError(response, {
      ...malformed('The expectation of the request cannot be met.'),
      status: 417,
    }),
  );
  refuseUnreadable(server);
  limitConnections(server, limits.connectionsPerClient);
  const open = new Set<{ destroy(): void }>();
  server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    proxy.upgrade(request, socket, head);
  });
  return {
    listen: (port, host = '127.0.0.1') => listen(server, port, host),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await Promise.all([closed, proxy.close()]);
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(inUse(error) ? new Error(portTaken(port)) : error));
    server.listen(port, host, () => {
      const address = server.address();
      const used = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${host}:${used}`);
    });
  });
}

/**
 * Answers the pipelined requests of one connection in order, as RFC 9112, 9.3.2 requires. A client with too many pipelined
 * requests is disconnected.
 */
function turns(limit: number) {
  const waiting = new WeakMap<Socket, { length: number; last: Promise<void> }>();
  return async (
    { socket }: IncomingMessage,
    response: ServerResponse,
    run: () => Promise<void>,
  ): Promise<void> => {
    const queue = waiting.get(socket) ?? { length: 0, last: Promise.resolve() };
    const before = queue.last;
    const done = new Promise<void>((resolve) => {
      response.on('close', resolve);
    });
    queue.length += 1;
    queue.last = done.then(() => {
      queue.length -= 1;
    });
    waiting.set(socket, queue);
    if (queue.length > limit) {
      socket.destroy();
      return;
    }
    await before;
    // A queued answer gets no event when the connection closes.
    if (!socket.destroyed) await run();
  };
}

/** Statuses for errors of Node's parser, by code; all others are 400. */
const UNREADABLE: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { ...malformed('The headers of the request are too long.'), status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: SLOW,
};

/**
 * Closes connections with data that is not a request. The error is answered only where it cannot be taken for the answer to another
 * request: no answer is due on the connection, or only the answer to the request whose body is malformed.
 */
function refuseUnreadable(server: Server): void {
  const due = new WeakMap<object, Set<ServerResponse>>();
  const note = (request: IncomingMessage, response: ServerResponse) => {
    const all = due.get(request.socket) ?? new Set();
    due.set(request.socket, all.add(response));
    response.on('close', () => all.delete(response));
  };
  server.prependListener('request', note).prependListener('checkContinue', note);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [first, ...more] = due.get(socket) ?? [];
    const isClear = first === undefined || (more.length === 0 && !first.headersSent && !first.req.complete);
    if (!socket.writable || !isClear || error.code === 'ECONNRESET') socket.destroy();
    else
      endWithError(socket, UNREADABLE[error.code ?? ''] ?? malformed('The request is not well-formed HTTP.'));
  });
}

/** Drops connections of a client beyond its limit. */
function limitConnections(server: Server, perClient: number): void {
  const shares = new Shares(perClient);
  server.on('connection', (socket) => {
    const client = socket.remoteAddress ?? '';
    if (!shares.take(client)) {
      socket.destroy();
      return;
    }
    socket.on('close', () => shares.give(client));
  });
}

const inUse = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE';
const portTaken = (port: number) => `Port ${port} is in use. PORT=${port + 1} takes another.`;
