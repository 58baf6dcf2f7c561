import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_HEADERS, HTTPS_HEADERS } from '../../deploy/site/headers.ts';
import { ofSite } from './base-path.ts';
import { REFUSALS, Refused } from './errors.ts';
import { Shares, type Limits } from './limits.ts';
import { hasBody } from './refusals.ts';

/** The API, and how it is called. */
export interface Api {
  readonly url: URL;
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
export function requestHeaders(request: IncomingMessage, { url, isSecure, clientOf }: Api) {
  return {
    ...Object.fromEntries(endToEnd(request.headers).filter(([name]) => !OWN.test(name))),
    host: url.host,
    'x-forwarded-for': clientOf(request),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': isSecure ? 'https' : 'http',
  };
}

/** Headers of the API's answer as the browser gets them. */
export function answerHeaders(headers: IncomingHttpHeaders, { base, isSecure }: Api): IncomingHttpHeaders {
  const kept = endToEnd(headers).map(([name, value]) => [name, ofSite(name, value, base)] as const);
  return {
    // An answer that does not say how it may be kept is not kept
    'cache-control': 'no-store',
    ...Object.fromEntries(kept),
    ...API_HEADERS,
    ...(isSecure ? HTTPS_HEADERS : {}),
  };
}

export const pathOnApi = (request: IncomingMessage, { url }: Api): string =>
  url.pathname.replace(/\/$/, '') + (request.url ?? '/');

/**
 * Prepares a server to forward calls, and returns the handler that forwards one. The body of a call is read whole before: a slow client
 * holds no connection to the API, and no byte of a body can be read as a request (docs/decisions/010-proxy.md).
 */
export async function forwarder(app: FastifyInstance, api: Api) {
  const { limits, clientOf } = api;
  const bodies = new Shares(limits.bodiesPerClient);
  const calls = new Shares(limits.callsPerClient, limits.calls);
  const unfinished = new WeakMap<IncomingMessage, () => void>();
  await app.register(replyFrom, {
    base: api.url.origin,
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
  return ({ raw, body }: FastifyRequest, reply: FastifyReply) => {
    unfinished.get(raw)?.();
    if (calls.take(clientOf(raw), reply.raw) === undefined) throw new Refused(REFUSALS.busy);
    const type = raw.headers['content-type'];
    return reply.from(pathOnApi(raw, api).replace(/\?.*/s, ''), {
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
