import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SERVICE_CALL } from '../../deploy/services.ts';
import { HTTPS_HEADERS } from '../../deploy/site/headers.ts';
import { enterSite } from './base-path.ts';
import { clientBehind, proxyList } from './client.ts';
import { endRequests, limitConnections, refuseUnreadable, turns } from './connections.ts';
import { malformed, Refused, REFUSALS, sendError, type Refusal } from './errors.ts';
import { logged } from './log.ts';
import { LIMITS, type Limits } from './limits.ts';
import { HEALTH, PROBES, sendHealth, toPing } from './probes.ts';
import { forwarder, type Api } from './proxy.ts';
import { isWebsocket, METHODS, refuseAmbiguous, refuseForeign, refuseOtherHost } from './refusals.ts';
import { acceptedEncodings, isApiRequest, safePath } from './routes.ts';
import { basePathOf, fileSender, sendText } from './static.ts';
import { tunnels } from './tunnel.ts';

/** What to serve. */
export interface ServerOptions {
  /** Folder of a site (`deploy/site/site.ts`). */
  root: string;
  /** Base URL of the API. Without one, API paths answer 502 as if the API were down; the demo does not request them. */
  api?: string;
  /** Base URLs of services of other teams by name; they get the calls of `/apis/NAME/…`. */
  services?: ReadonlyMap<string, URL>;
  /**
   * Public origin of the console, such as `https://console.example.org`: other host names are refused, and with `https`
   * the answers have HSTS. Without it the console is reachable by an IP address or as `localhost`, over plain HTTP.
   */
  origin?: string;
  /** Also forwards `/__mock/…`, the control endpoints of the mock API. */
  mock?: boolean;
  /** Overrides of `LIMITS`. */
  limits?: Partial<Limits>;
  /** Addresses and networks of proxies in front, whose `X-Forwarded-For` names the client. */
  trustedProxies?: readonly string[];
  /** Gets a line of JSON for each request. */
  log?: (line: string) => void;
  /** Gets each request of the site first; `true` means that it answers the request. */
  intercept?: (
    request: IncomingMessage,
    response: ServerResponse,
    client: string,
  ) => boolean | Promise<boolean>;
}

/** A server, created but not yet listening. */
export interface SiteServer {
  /** Listens on a port of the loopback interface (0: any free one); resolves with the URL, without a slash at the end. */
  listen(port: number, host?: string): Promise<string>;
  /** Stops and drops open connections. */
  close(): Promise<void>;
  /** Ends websockets, waits for the answers that are due, then stops. */
  end(): Promise<void>;
}

/** Serves a site as production does: its headers, caching and compression; pages fall back to the document. */
export function createServer(options: ServerOptions): SiteServer {
  const limits = { ...LIMITS, ...options.limits };
  const isSecure = options.origin?.startsWith('https:') === true;
  const base = basePathOf(options.root);
  // Port 9 (discard) refuses connections, like an API that is down
  const url = new URL(options.api ?? 'http://127.0.0.1:9');
  const isTrusted = proxyList(options.trustedProxies ?? []);
  const clientOf = clientBehind(isTrusted);
  const api: Api = { url, limits, isSecure, base, clientOf };
  const services = new Map(
    [...(options.services ?? [])].map(([name, own]) => [
      name,
      { ...api, url: own, service: `/apis/${name}` },
    ]),
  );
  /** The API or the service that gets a call; undefined for a path below `/apis/` without a service. */
  const upstreamOf = ({ url: target = '/' }: IncomingMessage, path: string): Api | undefined =>
    path.startsWith('/apis/') ? services.get(SERVICE_CALL.exec(target)?.[1] ?? '') : api;
  /** The decoded path of an API call; `undefined` for all else. */
  const apiPath = (request: IncomingMessage): string | undefined => {
    if (!enterSite(request, base)) return undefined;
    const path = safePath(request.url ?? '/');
    const isApi = path !== undefined && isApiRequest(request.method ?? 'GET', path, options.mock === true);
    return isApi ? path : undefined;
  };
  const refusalOf = (request: IncomingMessage): Refusal | undefined => {
    const origin = options.origin ?? `http://${request.headers.host ?? ''}`;
    const ambiguous = refuseAmbiguous(request);
    // Load balancers send the address as host
    if (ambiguous !== undefined || PROBES.has(request.url ?? '')) return ambiguous;
    const refusal = refuseOtherHost(request, options.origin);
    const path = apiPath(request);
    return refusal ?? (path === undefined ? undefined : refuseForeign(request, origin, path));
  };
  const server = createHttpServer({
    keepAliveTimeout: 65_000,
    headersTimeout: limits.headersTime,
    requestTimeout: limits.requestTime,
    connectionsCheckingInterval: Math.min(1_000, limits.headersTime / 4),
    insecureHTTPParser: false,
    // Refused with an answer in the API's error format
    requireHostHeader: false,
    // A refused handshake is answered like a plain request
    shouldUpgradeCallback: (request) =>
      isWebsocket(request) &&
      apiPath(request)?.startsWith('/apis/') === false &&
      refusalOf(request) === undefined,
  });
  server.timeout = limits.stalledTime;
  limitConnections(server, limits.connectionsPerClient, isTrusted);
  refuseUnreadable(server);
  const inTurn = turns(limits.pipelined);
  const app = fastify({
    serverFactory: (handle) =>
      server.on('request', (request, response) => {
        if (options.log) logged(request, response, base, options.log);
        const answer = async () => {
          const refusal = refusalOf(request);
          if (refusal !== undefined) return sendError(response, refusal);
          if (PROBES.has(request.url ?? '')) return handle(toPing(request, base), response);
          const isSite = enterSite(request, base);
          if (!isSite || (await options.intercept?.(request, response, clientOf(request))) !== true)
            handle(request, response);
        };
        inTurn(request, response, answer);
      }),
    bodyLimit: limits.bodyBytes,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    frameworkErrors: (error, _, reply) => sendError(reply.hijack().raw, refusalFor(error)),
  });
  if (isSecure) app.addHook('onRequest', async (_, reply) => void reply.headers(HTTPS_HEADERS));
  app.addHook('onSend', compress);
  app.setErrorHandler((error, _, reply) => {
    // The client has disconnected and does not read the answer
    if (!reply.raw.destroyed) sendError(reply.hijack().raw, refusalFor(error));
  });
  const ready = prepare(app, options.root, { api, apiPath, upstreamOf });
  const open = new Set<{ destroy(): void }>();
  const tunnel = tunnels(api);
  server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    tunnel(request, socket, head);
  });
  return {
    listen: async (port, host = '127.0.0.1') => {
      await ready;
      return app.listen({ port, host }).catch((error: unknown) => {
        throw isTaken(error) ? new Error(`Port ${port} is in use. PORT=${port + 1} takes another.`) : error;
      });
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await app.close();
    },
    end: async () => {
      for (const socket of open) socket.destroy();
      await endRequests(server);
    },
  };
}

/** Adds the one route: every path and method is a call, a file or a page. */
async function prepare(
  app: FastifyInstance,
  root: string,
  {
    api,
    apiPath,
    upstreamOf,
  }: {
    api: Api;
    apiPath: (request: IncomingMessage) => string | undefined;
    upstreamOf: (request: IncomingMessage, path: string) => Api | undefined;
  },
): Promise<void> {
  const forward = await forwarder(app, api);
  const send = await fileSender(app, root);
  app.route({
    method: [...METHODS],
    url: '*',
    handler: (request, reply) => {
      if (request.raw.url === HEALTH) return sendHealth(reply, root);
      if (!enterSite(request.raw, api.base)) return sendText(reply, root, 404, 'Not found');
      const path = apiPath(request.raw);
      if (path === undefined) return send(request, reply);
      const upstream = upstreamOf(request.raw, path);
      if (upstream === undefined) throw new Refused(REFUSALS.noService);
      return forward(request, reply, upstream);
    },
  });
}

/** Bytes below which compressing saves less than its header costs. */
const SMALLEST = 512;

/** Compresses JSON of the API on its way, as nginx does (deploy/nginx.conf.template), unless a tag or `no-transform` protects it. */
async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const header = (name: string) => String(reply.getHeader(name) ?? '');
  const takesGzip = acceptedEncodings(request.headers['accept-encoding']).has('gzip');
  const isProtected =
    header('etag') !== '' ||
    header('content-encoding') !== '' ||
    header('cache-control').includes('no-transform');
  const isLarge = Number(reply.getHeader('content-length') ?? SMALLEST) >= SMALLEST;
  const isJson = header('content-type').startsWith('application/json') && reply.statusCode !== 206;
  if (!(payload instanceof Readable) || !takesGzip || isProtected || !isLarge || !isJson) return payload;
  const vary = [header('vary'), 'accept-encoding'].filter((part) => part !== '').join(', ');
  reply.removeHeader('content-length').headers({ 'content-encoding': 'gzip', vary });
  return pipeline(payload, createGzip(), () => {});
}

/** The refusal of an error of a handler or of fastify itself. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return REFUSALS.tooLarge;
  if (typeof status === 'number' && status < 500) return malformed('The request is not well-formed.', status);
  console.error(error);
  return { status: 500, code: 'Internal', message: 'The console’s server failed. Try again.' };
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
