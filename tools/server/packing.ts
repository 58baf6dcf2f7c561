import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createGzip, type Gzip } from 'node:zlib';
import { acceptedEncodings } from './routes.ts';

/** Bytes below which compressing saves less than its header costs. */
const SMALLEST = 512;

/** Whether a client accepts compressed responses to a call; the answer to `HEAD` has the length of the plain one. */
export const takesGzip = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'HEAD' && acceptedEncodings(headers['accept-encoding']).has('gzip');

/**
 * Headers of an answer of the API that is compressed on its way, as nginx does it (deploy/nginx.conf.template);
 * undefined for a response that is not changed: not JSON, small, already compressed, partial, or protected by its tag
 * or `no-transform`.
 */
export function packedHeaders(
  status: number,
  headers: IncomingHttpHeaders,
): Readonly<Record<string, string>> | undefined {
  const isJson = /^application\/json\b/.test(headers['content-type'] ?? '');
  const isWhole = status !== 204 && status !== 206 && status !== 304;
  const isProtected =
    headers.etag !== undefined || /\bno-transform\b/.test(String(headers['cache-control'] ?? ''));
  const isSmall = Number(headers['content-length'] ?? Infinity) < SMALLEST;
  if (!isJson || !isWhole || isProtected || isSmall || headers['content-encoding'] !== undefined)
    return undefined;
  const vary = [headers.vary ?? [], 'accept-encoding'].flat().join(', ');
  return { 'content-encoding': 'gzip', vary };
}

/** A compressor before a response; it ends when either of them does. */
export function packer(response: ServerResponse): Gzip {
  const gzip = createGzip();
  response.on('close', () => gzip.destroy());
  gzip.on('error', () => response.destroy());
  gzip.pipe(response);
  return gzip;
}
