import { API_VERSION } from './generated/version.ts';

/** Name of the channel on which the tabs of this browser notify each other about their shared session. */
export const SESSION_CHANNEL = 'console-session';

/**
 * Header of every request: without it a newer server answers in its own latest revision.
 * @param revision the one to request; empty for the one that the console was built for
 */
export const versionHeaderOf = (revision: string): Record<string, string> => ({
  'api-version': revision || API_VERSION,
});

/** Headers of every call. */
export const headersOf = (revision: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  ...versionHeaderOf(revision),
});

/** A read that the document sent before the code of the page had loaded. */
export interface EarlyRead {
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
}

/** The data that the document's inline script leaves for the API client. */
interface Early {
  /** By URL; undefined for reads that the client has taken or sent itself. */
  readonly reads: Map<string, EarlyRead | undefined>;
  /** When the last one may be sent or taken, in milliseconds since 1970. */
  until: number;
  /** The channel of the session, and the messages of other tabs on it so far. Absent in browsers without channels. */
  readonly channel?: BroadcastChannel;
  readonly heard: unknown[];
}

/** The global variable. */
const EARLY = 'consoleReads';

/** Milliseconds for which an early response may be taken: older data would be shown as if it were new. */
const USABLE = 10_000;

const isEarly = (value: unknown): value is Early =>
  typeof value === 'object' && value !== null && 'reads' in value;

/** The data that the inline script has left; undefined where it sent nothing, as in the demo. */
export function early(): Early | undefined {
  const left: unknown = Reflect.get(globalThis, EARLY);
  return isEarly(left) ? left : undefined;
}

function begin(): Early {
  const heard: unknown[] = [];
  const left = { reads: new Map<string, EarlyRead | undefined>(), until: Date.now() + USABLE, heard };
  if (!('BroadcastChannel' in globalThis)) return left;
  // Opened before the first read is sent, so that no change of the session after it is missed
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return { ...left, channel };
}

/** Sends reads for the API client, unless they were sent already. */
export function sendEarly(urls: readonly string[], revision: string): void {
  const left = early() ?? begin();
  Reflect.set(globalThis, EARLY, left);
  for (const url of urls) {
    if (left.reads.has(url) || Date.now() >= left.until) continue;
    // Over HTTP/1.1 six requests run at a time, and the scripts must not wait for the API
    const response = fetch(url, { headers: headersOf(revision), priority: 'low' });
    // The code that takes it handles the failure
    response.catch(() => undefined);
    left.reads.set(url, { sentAt: Date.now(), response });
  }
}

/** The early read of a URL, once and for a short time. Without one the client sends it, and the document no longer does. */
export function takeEarly(url: string): EarlyRead | undefined {
  const left = early();
  if (!left || Date.now() >= left.until) return undefined;
  const read = left.reads.get(url);
  left.reads.set(url, undefined);
  return read;
}

/** Drops the early reads: the user that they are for may not be that of the page. */
export function dropEarly(): void {
  const left = early();
  if (!left) return;
  left.until = 0;
  left.reads.clear();
}
