import { appendFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Clients } from './clients.ts';
import { isReportMessage, type ReportMessage } from './message.ts';

/** Maximum size of a message in bytes; the console sends at most 1,024 for a page view. */
const MOST_BYTES = 1_024;
/** Maximum size of a day's file in bytes: further messages are dropped, so that reports cannot fill the disk. */
const DAY_BYTES = 256 * 1_024 * 1_024;
/** Default number of days for which reports are kept. */
const KEEP_DAYS = 30;

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

export interface CollectorOptions {
  /** Folder of the files. */
  folder: string;
  /** Whether the site has the builds of a message; others are refused. */
  isKnown: (message: ReportMessage) => boolean;
  now?: () => Date;
  /** Maximum number of messages of one client per minute; by default the limit is that of a proxy in front. */
  perMinute?: number;
  /** Days after which reports are deleted. */
  keepDays?: number;
  /** Override of the limit of a day's file, in bytes. */
  dayBytes?: number;
  /** Called for each request that was answered. */
  onAnswer?: (status: number, message?: ReportMessage) => void;
}

/** Counts the messages of each client in the current minute. */
function minuteLimit(most: number): (client: string, time: Date) => boolean {
  let minute = '';
  const counts = new Map<string, number>();
  return (client, time) => {
    const current = time.toISOString().slice(0, 16);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > most;
  };
}

/** Deletes the files of days that are too old. */
function removeOld(folder: string, time: Date, keepDays: number): void {
  const oldest = fileOfDay(new Date(time.getTime() - keepDays * 86_400_000));
  for (const name of readdirSync(folder))
    if (/^\d{4}-\d{2}-\d{2}\.ndjson$/.test(name) && name < oldest)
      rmSync(join(folder, name), { force: true });
}

/**
 * A handler of requests to the endpoint of reports. `GET` gives a document its nonce; `POST` keeps the time in seconds, the client's id of
 * the day and the members of the message, one line per message in a file per day: no address, no cookie, no user agent, no nonce. Pages
 * of other origins, other content, messages without a nonce of this client, and builds that the site does not have are refused.
 */
export function collector(options: CollectorOptions) {
  const { folder, isKnown, now = () => new Date(), dayBytes = DAY_BYTES } = options;
  const clients = new Clients(folder);
  const isTooMany = minuteLimit(options.perMinute ?? Number.POSITIVE_INFINITY);
  let current = '';
  const keep = (message: object, time: Date): boolean => {
    const path = join(folder, fileOfDay(time));
    if (path !== current) removeOld(folder, time, options.keepDays ?? KEEP_DAYS);
    current = path;
    const line = `${JSON.stringify({ at: `${time.toISOString().slice(0, 19)}Z`, ...message })}\n`;
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) + line.length > dayBytes) return false;
    // One call appends one line, also when several collectors write to the folder
    appendFileSync(path, line, { mode: 0o640 });
    return true;
  };
  const answerOf = async (
    request: IncomingMessage,
    address: string,
  ): Promise<[number, (ReportMessage | undefined)?, string?]> => {
    const { method, headers } = request;
    if (method !== 'POST' && method !== 'GET') return [405];
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return [403];
    const time = now();
    const client = clients.idOf(address, time);
    if (isTooMany(client, time)) return [429];
    if (method === 'GET') return [200, undefined, clients.nonceFor(address, time)];
    if (headers['content-type'] !== 'application/json') return [415];
    if (!clients.isNonce(String(headers['report-nonce'] ?? ''), address, time)) return [403];
    const body = await bodyOf(request);
    if (body === undefined) return [413];
    const message = parsed(body);
    if (!isReportMessage(message) || !isKnown(message)) return [400];
    return [keep({ client, ...message }, time) ? 204 : 507, message];
  };
  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const [status, message, text] = await answerOf(request, address);
    options.onAnswer?.(status, message);
    response.writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      ...(status === 405 && { allow: 'GET, POST' }),
      // An unread body would be parsed as the next request
      ...(!request.complete && { connection: 'close' }),
    });
    response.end(text);
  };
}
