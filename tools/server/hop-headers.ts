import type { IncomingMessage } from 'node:http';

/** Hop-by-hop headers (RFC 9110, 7.6.1), which are not forwarded. */
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

/** Headers that the proxy sets itself: framing, the API's host, and the origin of the request. */
const OWN_OF_REQUESTS = /^(?:host|content-length|expect|forwarded|x-forwarded-.*|x-real-ip)$/;

/** Pairs of a raw header list. */
function pairs(raw: readonly string[]): [name: string, value: string][] {
  const found: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    found.push([raw[index] ?? '', raw[index + 1] ?? '']);
  return found;
}

/** Headers of a raw list that are forwarded: neither hop-by-hop headers nor those that `Connection` names. */
function endToEnd(raw: readonly string[]): [name: string, value: string][] {
  const all = pairs(raw);
  const named = all
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((token) => token.trim().toLowerCase()));
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return all.filter(([name]) => !dropped.has(name.toLowerCase()));
}

/**
 * Request headers for the API, as a raw list. Forwarding headers (`X-Forwarded-For` and others) of the client are replaced;
 * names with underscores are dropped, because some servers read `x_forwarded_for` as `x-forwarded-for` (nginx does so too).
 */
export function requestHeaders(request: IncomingMessage, host: string, protocol: string): string[] {
  const kept = endToEnd(request.rawHeaders).filter(
    ([name]) => !OWN_OF_REQUESTS.test(name.toLowerCase()) && !name.includes('_'),
  );
  const own = {
    host,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': protocol,
  };
  return [...Object.entries(own), ...kept].flat();
}

/** Response headers for the client, as a raw list; those in `own` override the API's. */
export function answerHeaders(
  status: number,
  raw: readonly string[],
  own: Readonly<Record<string, string>>,
): string[] {
  const kept = endToEnd(raw).filter(([name]) => {
    const lower = name.toLowerCase();
    // RFC 9110, 8.6: 204 has no length; a client that relied on one would wait for bytes. A compressed answer has another one.
    const hasLength = status !== 204 && !('content-encoding' in own);
    return !(lower in own) && (hasLength || lower !== 'content-length');
  });
  return [...kept.flat(), ...Object.entries(own).flat()];
}
