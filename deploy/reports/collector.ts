import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isReportMessage } from './message.ts';

/** Maximum size of a message in bytes; the console sends at most 1,024 for a page view. */
const MOST_BYTES = 1_024;
/** Maximum size of a day's file in bytes: further messages are dropped, so that nobody can fill the disk. */
const DAY_BYTES = 256 * 1_024 * 1_024;
/** Maximum number of messages of one client per minute. */
const PER_MINUTE = 240;

/** Name of the file of a day, in UTC. */
export const fileOfDay = (time: Date): string => `${time.toISOString().slice(0, 10)}.ndjson`;

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes: unknown = part;
    if (!(bytes instanceof Uint8Array)) continue;
    size += bytes.length;
    if (size > MOST_BYTES) return undefined;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Options of a collector. */
export interface CollectorOptions {
  /** Folder of the files. */
  folder: string;
  now?: () => Date;
  /** Override of the limit of a day's file, in bytes. */
  dayBytes?: number;
}

/**
 * A handler of `POST` requests with reports. It keeps the time in seconds and the members of the message, one line
 * per message in a file per day: no address of the client, no cookie, no user agent. Pages of other origins, other
 * content and too many messages are refused.
 */
export function collector({ folder, now = () => new Date(), dayBytes = DAY_BYTES }: CollectorOptions) {
  mkdirSync(folder, { recursive: true });
  let minute = '';
  const counts = new Map<string, number>();
  const isTooMany = (client: string, time: Date): boolean => {
    const current = time.toISOString().slice(0, 16);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > PER_MINUTE;
  };
  const keep = (message: object, time: Date): boolean => {
    const path = join(folder, fileOfDay(time));
    const line = `${JSON.stringify({ at: `${time.toISOString().slice(0, 19)}Z`, ...message })}\n`;
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) + line.length > dayBytes) return false;
    // One call appends one line, also when several collectors write to the folder
    appendFileSync(path, line, { mode: 0o640 });
    return true;
  };
  const answerOf = async (request: IncomingMessage): Promise<number> => {
    const { method, headers, socket } = request;
    if (method !== 'POST') return 405;
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return 403;
    if (headers['content-type'] !== 'application/json') return 415;
    const time = now();
    // Behind a proxy all clients have one address: the limits of the proxy apply there
    if (isTooMany(socket.remoteAddress ?? '', time)) return 429;
    const body = await bodyOf(request);
    if (body === undefined) return 413;
    const message = parsed(body);
    if (!isReportMessage(message)) return 400;
    return keep(message, time) ? 204 : 507;
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = await answerOf(request);
    response.writeHead(status, {
      'cache-control': 'no-store',
      ...(status === 405 && { allow: 'POST' }),
      // An unread body would be parsed as the next request
      ...(!request.complete && { connection: 'close' }),
    });
    response.end();
  };
}
