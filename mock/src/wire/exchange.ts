/** A call, independent of the transport. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The `Authorization` header. */
  readonly authorization: string | undefined;
  /** The `Content-Type` header. */
  readonly contentType?: string | undefined;
  /** IP address of the caller; absent without a network, in a page or a test. */
  readonly from?: string | undefined;
  /** The `Range` header. */
  readonly range?: string | undefined;
  readonly cookies: ReadonlyMap<string, string>;
  /** The caller requests an upgrade to a websocket. */
  readonly upgrade?: boolean;
}

/** A serial console that a call may watch, as its handler allowed it. */
export interface Stream {
  readonly instanceId: string;
  /** Bytes of history to begin with. */
  readonly mostRecent: number;
}

/** An answer, independent of the transport. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** A session token for the caller to keep, or null to delete it. */
  readonly session?: string | null | undefined;
  /** With status 101: the stream that the connection may read. */
  readonly stream?: Stream | undefined;
  /** The transport should break the connection instead of answering. */
  readonly abort?: boolean;
}

export const SESSION_COOKIE = 'session';

/** Cookie that selects a persona by display name. common-ui 29. */
export const PERSONA_COOKIE = 'msw-user';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), decoded(part.slice(at + 1).trim()));
  }
  return cookies;
}

/** Maximum lifetime of a session in seconds. The deployment sets it; a day is the usual value. */
const SESSION_SECONDS = 86_400;

/** The `Set-Cookie` header of an answer. docs/contract/wire-rules.md "Auth": HttpOnly, SameSite=Lax; corrections: Max-Age. */
export function sessionCookie(session: string | null): string {
  const rest = 'Path=/; HttpOnly; SameSite=Lax';
  return session === null
    ? `${SESSION_COOKIE}=; Max-Age=0; ${rest}`
    : `${SESSION_COOKIE}=${session}; ${rest}; Max-Age=${SESSION_SECONDS}`;
}

const prefixes = ['/v1/', '/experimental/v1/', '/apis/', '/__mock/'];

/** Whether the mock answers this path; it does not answer requests for pages and scripts. */
export function isApiCall(method: string, pathname: string): boolean {
  if (prefixes.some((prefix) => pathname.startsWith(prefix))) return true;
  if (method === 'POST') return pathname.startsWith('/login/') || pathname.startsWith('/device/');
  return method === 'GET' && /^\/login\/[^/]+\/saml\/[^/]+\/redirect$/.test(pathname);
}

export async function fromRequest(request: Request): Promise<Exchange> {
  return {
    method: request.method,
    url: new URL(request.url),
    body: new Uint8Array(await request.arrayBuffer()),
    authorization: request.headers.get('authorization') ?? undefined,
    contentType: request.headers.get('content-type') ?? undefined,
    range: request.headers.get('range') ?? undefined,
    cookies: parseCookies(request.headers.get('cookie')),
  };
}

/** Statuses that must not carry a body. */
const bodiless = new Set([101, 204, 205, 304]);

/** An answer as a web `Response`, without its session, because browsers drop that header. */
export function toResponse(answer: Answer): Response {
  return new Response(bodiless.has(answer.status) ? null : (answer.body ?? null), {
    status: answer.status,
    headers: answer.headers,
  });
}
