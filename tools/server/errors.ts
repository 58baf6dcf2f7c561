import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { API_HEADERS } from '../../deploy/site/headers.ts';

/** Why a request is refused, in the format of the API's errors. */
export interface Refusal {
  readonly status: number;
  /** `error_code` of the body. */
  readonly code: string;
  /** A sentence that the console can show unchanged. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Closes the connection after the answer, because the rest of the request cannot be trusted or is not needed. */
  readonly last?: boolean;
}

const invalid = (status: number, message: string) => ({
  status,
  code: 'InvalidRequest',
  message,
  last: true,
});

/** Refusals; nginx sends the same texts for most of them (deploy/nginx.ts). */
export const REFUSALS = {
  foreign: {
    status: 403,
    code: 'Forbidden',
    message: 'The request comes from a page of another site and was refused.',
  },
  noService: { status: 404, code: 'NotFound', message: 'There is no service at this path.' },
  unexpectedBody: invalid(400, 'A request with this method must not have a body.'),
  tooLarge: invalid(413, 'The body of the request is too large.'),
  slow: {
    status: 408,
    code: 'RequestTimeout',
    message: 'The request did not arrive in time. Try again.',
    last: true,
  },
  otherHost: {
    status: 421,
    code: 'MisdirectedRequest',
    message: 'The console is not served under this host name.',
    last: true,
  },
  unreachable: { status: 502, code: 'BadGateway', message: 'The API cannot be reached.' },
  busy: {
    status: 503,
    code: 'ServiceNotAvailable',
    message: 'Too many calls are in progress. Try again.',
    headers: { 'retry-after': '1' },
    last: true,
  },
  silent: { status: 504, code: 'GatewayTimeout', message: 'The API did not answer in time. Try again.' },
} as const satisfies Record<string, Refusal>;

/** Refusal of a request that breaks a rule of HTTP. Closes the connection: the bytes that follow could be anything. */
export const malformed = (message: string, status = 400): Refusal => invalid(status, message);

/** The answer of a refusal: its headers and its body. */
function answerOf({ code, message, headers, last }: Refusal) {
  const requestId = randomUUID();
  const body = JSON.stringify({ request_id: requestId, error_code: code, message });
  const all: Record<string, string> = {
    ...API_HEADERS,
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(last === true ? { connection: 'close' } : {}),
  };
  return { body, all };
}

/** Answers in the API's error format, so that the console shows it like any failure of the server. */
export function sendError(response: ServerResponse, refusal: Refusal): void {
  if (response.headersSent) return void response.destroy();
  const { body, all } = answerOf(refusal);
  response.setHeaders(new Map(Object.entries(all)));
  response.writeHead(refusal.status).end(response.req.method === 'HEAD' ? undefined : body);
}

/** The same on a socket without a response object, which is then closed. */
export function endWithError(socket: Duplex, refusal: Refusal): void {
  const { body, all } = answerOf({ ...refusal, last: true });
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n`;
  socket.end(`${start}${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** A refusal that a handler of a request throws. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
