import { realpathSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isRecord, readJson } from '../machine/files.ts';
import { siteHeaders, type SiteHeaders } from '../../deploy/site/headers.ts';
import { acceptedEncodings, isImmutable, isPage, safePath } from './routes.ts';

/** Content types of the files of a site, by extension. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const COMPRESS = {
  // The document changes only with a release and is kept in memory, so the best quality costs nothing per request.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compressed copies of the document and the registry by coding and contents. */
const compressed = new Map<string, Promise<Buffer>>();

async function fileStamp(path: string): Promise<string | undefined> {
  try {
    const found = await stat(path);
    return found.isFile()
      ? `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}`
      : undefined;
  } catch {
    return undefined;
  }
}

const isHeaders = (value: unknown): value is SiteHeaders =>
  isRecord(value) &&
  ['document', 'registry', 'immutable', 'other', 'https'].every((key) => isRecord(value[key]));

/**
 * The folder of the document and headers for one request. A release replaces the link to it: files read through the resolved
 * path belong to the same release, even when another one is published meanwhile. Without a link it is the root itself.
 */
function documentFolder(root: string): string {
  try {
    return realpathSync(join(root, '.deploy/served'));
  } catch {
    return root;
  }
}

const headersIn = (root: string, folder: string): SiteHeaders => {
  const headers = readJson(join(folder, folder === root ? '.deploy/headers.json' : 'headers.json'));
  return isHeaders(headers) ? headers : siteHeaders('');
};

/** The site's published headers; read for each document, because a new shell may have a new boot script. */
export function headersOf(root: string): SiteHeaders {
  return headersIn(root, documentFolder(root));
}

/** Path below which a site is served, by its configuration; read when the server starts. */
export function basePathOf(root: string): string {
  const config = readJson(join(root, 'registry.json'));
  const settings = isRecord(config) ? config['settings'] : undefined;
  const base = isRecord(settings) ? settings['basePath'] : undefined;
  return typeof base === 'string' ? base : '';
}

/** A short plain-text answer, which a browser cannot run. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
): void {
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(`${text}\n`);
}

/** Serves the site's files: the file, else the document for pages, else 404. */
export async function serveStatic(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const folder = documentFolder(root);
  const headers = headersIn(root, folder);
  const path = safePath(request.url ?? '/');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Method not allowed', { ...headers.other, allow: 'GET, HEAD' });
  if (path === undefined) return sendText(response, 404, 'Not found', headers.other);
  const stamp =
    path.endsWith('/') || path.endsWith('.br') || path.endsWith('.gz')
      ? undefined
      : await fileStamp(join(root, path));
  if (stamp !== undefined && path !== '/index.html') {
    if (isImmutable(path)) return sendReady(root, path, stamp, headers.immutable, request, response);
    return sendChanging(
      join(root, path),
      path === '/registry.json' ? headers.registry : headers.other,
      request,
      response,
    );
  }
  if (!isPage(path) && path !== '/index.html') return sendText(response, 404, 'Not found', headers.other);
  return sendChanging(join(folder, 'index.html'), headers.document, request, response);
}

/** Serves an immutable file: the compressed copy made at publishing, if there is one. */
async function sendReady(
  root: string,
  path: string,
  stamp: string,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  for (const [coding, ending] of CODINGS) {
    if (!accepted.has(coding)) continue;
    const copy = join(root, path + ending);
    if ((await fileStamp(copy)) === undefined) continue;
    const extra = { ...headers, 'content-encoding': coding, vary: 'accept-encoding' };
    return send(await readFile(copy), extname(path), `"${stamp}-${coding}"`, extra, request, response);
  }
  const extra = { ...headers, vary: 'accept-encoding' };
  return send(await readFile(join(root, path)), extname(path), `"${stamp}"`, extra, request, response);
}

/** Serves the document, the registry and other files without a hash in their names, revalidated each time by their contents. */
async function sendChanging(
  path: string,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const coding = CODINGS.map(([name]) => name).find((name) => accepted.has(name));
  const extra = { ...headers, vary: 'accept-encoding' };
  if (coding === undefined) return send(bytes, extname(path), `"${hash}"`, extra, request, response);
  const key = `${coding}-${hash}`;
  const ready = compressed.get(key) ?? COMPRESS[coding](bytes);
  if (compressed.size > 64) compressed.clear();
  compressed.set(key, ready);
  return send(
    await ready,
    extname(path),
    `"${hash}-${coding}"`,
    { ...extra, 'content-encoding': coding },
    request,
    response,
  );
}

function send(
  bytes: Buffer,
  ending: string,
  etag: string,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const type = TYPES[ending] ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, etag, 'content-type': type, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
