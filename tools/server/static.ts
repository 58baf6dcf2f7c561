import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteHeaders, type SiteHeaders } from '../../deploy/site/headers.ts';
import { EARLIER_FOLDER, EARLIER_REGISTRY } from '../../deploy/site/paths.ts';
import { TYPES } from '../../deploy/site/types.ts';
import { readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { acceptedEncodings, isImmutable, isPage, safePath } from './routes.ts';

const typeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream';

/** Codings of files without compressed copies; the document changes with a release only, so the best quality costs nothing per request. */
const CODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compressed copies of the document and the registry by coding and contents. */
const compressed = new Map<string, Promise<Buffer>>();

const isHeaders = (value: unknown): value is SiteHeaders =>
  isRecord(value) &&
  ['document', 'registry', 'immutable', 'other', 'https'].every((key) => isRecord(value[key]));

/**
 * The folder of the document and the headers that belong to it, for one request. A release replaces the link to the folder: what is
 * read through the resolved path belongs to one release, even when another one is published meanwhile.
 */
function servedRelease(root: string): { folder: string; headers: SiteHeaders } {
  const link = join(root, '.deploy/served');
  const folder = existsSync(link) ? realpathSync(link) : root;
  const headers = readJson(join(folder, folder === root ? '.deploy/headers.json' : 'headers.json'));
  return { folder, headers: isHeaders(headers) ? headers : siteHeaders('') };
}

/** The document of a page: areas that need the shell before have another one (deploy/site/earlier.ts). */
function documentAt(folder: string, path: string): string {
  const [, first = ''] = /^\/(\w[\w.~-]*)(?:\/|$)/.exec(path) ?? [];
  const earlier = join(folder, EARLIER_FOLDER, `${first}.html`);
  return existsSync(earlier) ? earlier : join(folder, 'index.html');
}

/** Path below which a site is served, by its configuration; read when the server starts. */
export function basePathOf(root: string): string {
  const config = readJson(join(root, 'registry.json'));
  const settings = isRecord(config) ? config['settings'] : undefined;
  const base = isRecord(settings) ? settings['basePath'] : undefined;
  return typeof base === 'string' ? base : '';
}

/** A short plain-text answer, which a browser cannot run. */
export const sendText = (reply: FastifyReply, root: string, status: number, text: string) =>
  reply
    .code(status)
    .headers({ ...servedRelease(root).headers.other, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);

/** Prepares a server for the files of a site, and returns the handler that sends one: the file, else the document for pages, else 404. */
export async function fileSender(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => void reply.header('content-type', typeOf(path.replace(/\.(?:br|gz)$/, ''))),
  });
  app.setNotFoundHandler((_, reply) => sendText(reply, root, 404, 'Not found'));
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = safePath(request.raw.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(reply.header('allow', 'GET, HEAD'), root, 405, 'Method not allowed');
    if (path === undefined || /\.(?:br|gz)$/.test(path)) return reply.callNotFound();
    const { folder, headers } = servedRelease(root);
    reply.header('vary', 'accept-encoding');
    if (isImmutable(path)) return reply.headers(headers.immutable).sendFile(path);
    if (isPage(path) || path === '/index.html')
      return sendChanging(documentAt(folder, path), headers.document, request, reply);
    const isRegistry = path === '/registry.json' || path === `/${EARLIER_REGISTRY}`;
    return sendChanging(join(root, path), isRegistry ? headers.registry : headers.other, request, reply);
  };
}

/** Sends the document, the registry and other files without a hash in their names, revalidated each time by their contents. */
async function sendChanging(
  path: string,
  headers: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return reply.callNotFound();
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const coding = (['br', 'gzip'] as const).find((name) => accepted.has(name));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const tag = coding === undefined ? hash : `${hash}-${coding}`;
  reply.headers({ ...headers, etag: `"${tag}"` });
  if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
  reply.type(typeOf(path));
  if (coding === undefined) return reply.send(bytes);
  const ready = compressed.get(tag) ?? CODINGS[coding](bytes);
  if (compressed.size > 64) compressed.clear();
  compressed.set(tag, ready);
  return reply.header('content-encoding', coding).send(await ready);
}
