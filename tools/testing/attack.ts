/** Bytes that two servers might read differently, and what of them the API may get to see. */
export interface Attack {
  readonly name: string;
  readonly bytes: string;
  /** Request lines that arrive at the API, in order. */
  readonly arrives: readonly string[];
  /** Lines that arrive behind nginx, where it reads on what our server refuses; still one request a piece. */
  readonly nginx?: readonly string[];
  /** The connection is closed immediately: earlier bytes arrive completely or not at all. */
  readonly mayBeCut?: boolean;
  /** Status of the first answer of our server; 0 for none. */
  readonly status: number;
}

/** A request that must never arrive, because it is in the position of a body. */
export const HIDDEN = 'DELETE /v1/hidden HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
/** A harmless request that ends its connection. */
export const LAST = 'GET /v1/last HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';
/** The hidden request as one chunk. */
export const CHUNKED = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
/** What arrives of a usual post. */
export const POSTED = ['POST /v1/x HTTP/1.1'];

/** A whole request: its headers, then the bytes after them. */
export const request = (line: string, headers: readonly string[], rest = ''): string =>
  `${[line, 'Host: 127.0.0.1', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${rest}`;

/** A post with these headers, whose body hides a request. */
export const post = (headers: readonly string[], rest = HIDDEN): string =>
  request('POST /v1/x HTTP/1.1', headers, rest);

/** A usual post that arrives once. */
export const passed = (name: string, bytes: string): Attack => ({
  name,
  bytes,
  arrives: POSTED,
  status: 200,
});

/** An attack of which nothing arrives. */
export const refused = (name: string, bytes: string, status = 400): Attack => ({
  name,
  bytes,
  arrives: [],
  status,
});
