import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { sendText } from './static.ts';

/** Says whether the document and the registry are there. */
export const HEALTH = '/healthz';
/** Says whether the API answers. */
const READY = '/readyz';

/** Requests of load balancers, which use the address as host and a path outside of the site. */
export const PROBES: ReadonlySet<string> = new Set([HEALTH, READY]);

/** The question whether the API answers, as a call of the API; the other question stays as it is. */
export function toPing(request: IncomingMessage, base: string): IncomingMessage {
  if (request.url !== READY) return request;
  request.url = `${base}/v1/ping`;
  request.method = 'GET';
  delete request.headers.cookie;
  delete request.headers.authorization;
  return request;
}

export function sendHealth(reply: FastifyReply, root: string): FastifyReply {
  const missing = ['document', 'registry'].find(
    (name) => !existsSync(join(root, name === 'document' ? 'index.html' : 'registry.json')),
  );
  return missing === undefined
    ? sendText(reply, root, 200, 'ok')
    : sendText(reply, root, 503, `The ${missing} is missing`);
}
