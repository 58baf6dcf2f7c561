import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { malformed, REFUSALS, type Refusal } from './errors.ts';

/** The parts of a request that a rule checks. */
type Request = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'headers' | 'rawHeaders'>;

/** Methods of calls and pages; TRACE, for one, would answer with the caller's cookies. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** Methods that change nothing (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Methods whose requests may have a body; no other call of the contract has one. */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

const HOST = /^(?<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

const MAX_HEADERS = 100;

/** How often a header was sent. */
const count = (request: Request, wanted: string): number =>
  request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === wanted).length;

/** True when a request announces a body, however long. */
export function hasBody({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Refuses requests whose length or target two servers could parse differently. Node's parser has already refused what is not
 * HTTP, two lengths, and a length together with a transfer coding.
 */
export function refuseAmbiguous(request: Request): Refusal | undefined {
  const { headers, httpVersion, method = 'GET', url = '' } = request;
  if (request.rawHeaders.length > 2 * MAX_HEADERS) return malformed('The request has too many headers.', 431);
  if (count(request, 'host') !== 1 || !HOST.test(headers.host ?? ''))
    return malformed('The request must name one host.');
  if (!METHODS.some((known) => known === method))
    return malformed(`The method ${method} is not allowed here.`, 405);
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return malformed('The version of HTTP is not supported.');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion !== '1.1'))
    return malformed('The transfer coding of the request is not supported.');
  if (hasBody(request) && !WITH_BODY.has(method)) return REFUSALS.unexpectedBody;
  // Absolute targets, fragments and raw bytes beyond ASCII: browsers do not send them, and servers treat them differently.
  if (!/^(?:\/[!"$-~]*|\*)$/.test(url)) return malformed('The target of the request is not well-formed.');
  return undefined;
}

/**
 * Refuses host names of other sites: with `origin` all but its own, else all but IP addresses and `localhost`. Otherwise, with DNS
 * rebinding, a page under an attacker's name that resolves to this server would be of the same origin as the console.
 */
export function refuseOtherHost({ headers }: Pick<Request, 'headers'>, origin?: string): Refusal | undefined {
  const host = (headers.host ?? '').toLowerCase();
  const name = HOST.exec(host)?.groups?.['name'] ?? '';
  const isOwn =
    origin === undefined
      ? isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost' || name.endsWith('.localhost')
      : host === new URL(origin).host;
  return isOwn ? undefined : REFUSALS.otherHost;
}

/** True for a websocket handshake (RFC 6455, 4.1). Any other upgrade is ignored, and the request is handled without it. */
export function isWebsocket(request: Request): boolean {
  const { headers, httpVersion, method } = request;
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    headers['sec-websocket-key'] !== undefined &&
    !hasBody(request)
  );
}

/**
 * True for the post by which an identity provider signs a user in. By design it comes from the provider's page
 * (docs/contract/wire-rules.md "Auth": `loginSaml`): only as a form that the browser submits as a navigation of the whole tab.
 */
function isSignIn({ method, headers }: Request, path: string): boolean {
  return (
    method === 'POST' &&
    /^\/login\/[^/]+\/saml\/[^/]+$/.test(path) &&
    (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}

/**
 * Refuses calls that change something, and websockets, when a page of another origin makes them: the browser would send the
 * user's cookie. Programs other than browsers send neither of the two headers and pass.
 * @param origin the console's own
 * @param path the decoded path
 */
export function refuseForeign(request: Request, origin: string, path: string): Refusal | undefined {
  const { headers, method = 'GET' } = request;
  if (SAFE.has(method) && !isWebsocket(request)) return undefined;
  if (isSignIn(request, path)) return undefined;
  const site = headers['sec-fetch-site'];
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin = headers.origin === undefined || headers.origin === origin;
  return isOwnSite && isOwnOrigin ? undefined : REFUSALS.foreign;
}
