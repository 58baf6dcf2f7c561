import { API_VERSION } from '../../shared/api/generated/version.ts';

/** Answers that take longer are given up. */
export const LIMIT_MS = 10_000;

/** What came back for a read. */
export type Reading =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** A response that is not read, with the reason in a sentence. */
  | { readonly kind: 'odd'; readonly sentence: string }
  | { readonly kind: 'unreachable'; readonly sentence: string };

/** Reads one path of the server; nothing else can be sent with it. */
export type Read = (path: string, isDownload: boolean) => Promise<Reading>;

const codeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : 'no connection';
};

/** The body of an answer, if it is one that an API gives. */
async function readingOf(response: Response, isDownload: boolean): Promise<Reading> {
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    return { kind: 'odd', sentence: `It redirects (status ${status}) instead of answering.` };
  }
  if (isDownload && response.ok) {
    await response.body?.cancel();
    return { kind: 'answer', status, body: undefined };
  }
  const text = await response.text();
  const type = headers.get('content-type')?.split(';')[0] ?? 'without a content type';
  const odd = { kind: 'odd', sentence: `Status ${status} is not answered with JSON, but ${type}.` } as const;
  if (type !== 'application/json') return odd;
  try {
    return { kind: 'answer', status, body: JSON.parse(text) };
  } catch {
    return odd;
  }
}

/**
 * Reads of a server as the user of the token. Only GET is sent, and no redirect is followed: the token stays with this server.
 * @param limit in ms, for a whole answer
 */
export function readerOf(api: URL, token: string, limit: number = LIMIT_MS): Read {
  const base = api.href.replace(/\/$/, '');
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'api-version': API_VERSION,
  };
  return async (path, isDownload) => {
    try {
      const signal = AbortSignal.timeout(limit);
      const response = await fetch(`${base}${path}`, { method: 'GET', headers, redirect: 'manual', signal });
      return await readingOf(response, isDownload);
    } catch (error) {
      // The message of other errors may quote what was sent, so it is not shown.
      if (error instanceof DOMException && error.name === 'TimeoutError')
        return { kind: 'odd', sentence: `There is no answer within ${limit / 1000} seconds.` };
      return {
        kind: 'unreachable',
        sentence: `The server at ${api.origin} cannot be reached (${codeOf(error)}).`,
      };
    }
  };
}
