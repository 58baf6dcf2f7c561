import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FROM_SERVICES, SERVICE_HEADERS, SESSION_COOKIE } from '../../deploy/services.ts';
import { API_HEADERS, HTTPS_HEADERS } from '../../deploy/site/headers.ts';
import { ofSite } from './base-path.ts';
import { REFUSALS, Refused } from './errors.ts';
import { Shares, type Limits } from './limits.ts';
import { hasBody } from './refusals.ts';

/** The API or a service, and how it is called. */
export interface Api {
  readonly url: URL;
  /** Path below which a service is called, such as `/apis/backups`; undefined for the API. */
  readonly service?: string;
  readonly limits: Limits;
  /** The browser reaches the console through TLS. */
  readonly isSecure: boolean;
  /** Path below which the site is served. */
  readonly base: string;
  /** The key of a client in the limits: its address. */
  readonly clientOf: (request: IncomingMessage) => string;
}

/** Headers that belong to one connection (RFC 9110, 7.6.1). */
const OF_ONE_CONNECTION =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings)$/;

/**
 * Headers that this server writes itself, and those that name another path for the request: the API's host, the source of the request. Names with underscores are dropped too, because
 * some servers read `x_forwarded_for` as `x-forwarded-for` (nginx does so as well).
 */
const OWN = /^(?:host|expect|forwarded|x-forwarded-.*|x-real-ip|x-original-url|x-rewrite-url|.*_.*)$/;

/** Headers that are forwarded: neither those of one connection nor those that `Connection` names. */
function endToEnd(headers: IncomingHttpHeaders): [name: string, value: string | string[]][] {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || named.includes(name) || OF_ONE_CONNECTION.test(name) ? [] : [[name, value]],
  );
}

/** Headers of a request as the API gets them. It may select the silo by host name, so it gets its own host name. */
export function requestHeaders(request: IncomingMessage, { url, service, isSecure, clientOf }: Api) {
  const kept = endToEnd(request.headers).filter(([name]) => !OWN.test(name));
  const session = sessionIn(request.headers.cookie);
  const cookie = session === undefined ? [] : [['cookie', session] as const];
  return {
    ...Object.fromEntries(
      service === undefined ? kept : [...kept.filter(([name]) => name !== 'cookie'), ...cookie],
    ),
    host: url.host,
    'x-forwarded-for': clientOf(request),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': isSecure ? 'https' : 'http',
  };
}

const DROPPED: ReadonlySet<string> = new Set(NOT_FROM_SERVICES);

/** Headers of an answer as the browser gets them. */
export function answerHeaders(
  headers: IncomingHttpHeaders,
  { base, service, isSecure }: Api,
): IncomingHttpHeaders {
  const place = base + (service ?? '');
  const kept = endToEnd(headers)
    .filter(([name]) => service === undefined || !DROPPED.has(name))
    .map(([name, value]) => [name, ofSite(name, value, place)] as const);
  return {
    // A response without a rule for caches is not stored
    'cache-control': 'no-store',
    ...Object.fromEntries(kept),
    ...(service === undefined ? API_HEADERS : SERVICE_HEADERS),
    ...(isSecure ? HTTPS_HEADERS : {}),
  };
}

/** The cookie of the session among others; undefined when there is none. */
const sessionIn = (cookies = ''): string | undefined =>
  cookies
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${SESSION_COOKIE}=`));

/** Path and query of a call below the URL of the API or the service. */
export const pathOnApi = ({ url: path = '/' }: IncomingMessage, { url, service = '' }: Api): string =>
  url.pathname.replace(/\/$/, '') + path.slice(service.length);

/**
 * Prepares a server to forward calls, and returns the handler that forwards one. The body of a call is read whole before: a slow client
 * uses no connection to the API, and no byte of a body can be read as a request (docs/decisions/010-proxy.md).
 */
export async function forwarder(app: FastifyInstance, { limits, clientOf }: Api) {
  const bodies = new Shares(limits.bodiesPerClient);
  const calls = new Shares(limits.callsPerClient, limits.calls);
  const unfinished = new WeakMap<IncomingMessage, () => void>();
  await app.register(replyFrom, {
    undici: {
      connections: limits.calls,
      pipelining: 1,
      headersTimeout: limits.answerTime,
      bodyTimeout: limits.answerTime,
    },
    destroyAgent: true,
    disableCache: true,
    disableRequestLogging: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
  app.addHook('preParsing', async ({ raw }, reply, payload) => {
    if (!hasBody(raw)) return payload;
    const give = bodies.take(clientOf(raw), reply.raw);
    if (give === undefined) throw new Refused(REFUSALS.busy);
    unfinished.set(raw, give);
    return payload;
  });
  return ({ raw, body }: FastifyRequest, reply: FastifyReply, api: Api) => {
    unfinished.get(raw)?.();
    if (calls.take(clientOf(raw), reply.raw) === undefined) throw new Refused(REFUSALS.busy);
    const type = raw.headers['content-type'];
    return reply.from(pathOnApi(raw, api).replace(/\?.*/s, ''), {
      // One of the URLs that the server was started with
      getUpstream: () => api.url.origin,
      ...(body instanceof Buffer && { body, contentType: type ?? 'application/octet-stream' }),
      rewriteRequestHeaders: (_, headers) => ({
        ...requestHeaders(raw, api),
        ...(body instanceof Buffer && { 'content-length': headers['content-length'] }),
      }),
      rewriteHeaders: (headers) => answerHeaders(headers, api),
      // Whether a call is sent again is for its sender to decide
      retryDelay: () => null,
      onError: (answer, { error }) => {
        const isSilent = 'statusCode' in error && error.statusCode === 504;
        void answer.send(new Refused(isSilent ? REFUSALS.silent : REFUSALS.unreachable));
      },
    });
  };
}
