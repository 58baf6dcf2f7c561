import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Pool } from 'undici';
import { API_HEADERS, HTTPS_HEADERS } from '../../deploy/site/headers.ts';
import { readBody } from './body.ts';
import { REFUSALS, sendError } from './server-error.ts';
import { requestHeaders } from './hop-headers.ts';
import { Shares, type Limits } from './limits.ts';
import { takesGzip } from './packing.ts';
import { hasBody } from './refusals.ts';
import { Relay, type Opened } from './relay.ts';
import { join, responseOn, writeSwitch } from './tunnel.ts';

/** The key of a client in the limits. */
const clientOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/**
 * Forwards calls to the API and its answers to the client. undici handles the API's side (docs/decisions/010-proxy.md): a
 * connection carries one call at a time, and is never used again after an error.
 */
export class ApiProxy {
  readonly #api: URL;
  readonly #pool: Pool;
  readonly #limits: Limits;
  readonly #secure: boolean;
  readonly #base: string;
  readonly #calls: Shares;
  readonly #bodies: Shares;
  readonly #waiting: Shares;
  readonly #tunnels: Shares;

  /**
   * @param secure the browser reaches the console through TLS
   * @param base path below which the site is served
   */
  constructor(api: string, limits: Limits, secure: boolean, base: string) {
    this.#api = new URL(api);
    this.#limits = limits;
    this.#secure = secure;
    this.#base = base;
    this.#calls = new Shares(limits.callsPerClient, limits.calls);
    this.#bodies = new Shares(limits.bodiesPerClient);
    this.#waiting = new Shares(limits.waitingBytesPerClient, limits.waitingBytes);
    this.#tunnels = new Shares(limits.tunnelsPerClient);
    this.#pool = new Pool(this.#api.origin, {
      connections: limits.calls,
      pipelining: 1,
      allowH2: false,
      headersTimeout: limits.answerTime,
      bodyTimeout: limits.answerTime,
    });
  }

  /** Answers one API call. Resolves when the call has been sent or refused. */
  async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const client = clientOf(request);
    const body = hasBody(request) ? await this.#read(request, response, client) : Buffer.alloc(0);
    if (body === undefined) return;
    const isTaken = this.#calls.take(client);
    response.on('close', () => {
      this.#waiting.give(client, body.length);
      if (isTaken) this.#calls.give(client);
    });
    if (!isTaken) return sendError(response, REFUSALS.busy);
    this.#pool.dispatch(
      { ...this.#call(request), ...(body.length === 0 ? {} : { body }) },
      new Relay(
        response,
        { ...API_HEADERS, ...(this.#secure ? HTTPS_HEADERS : {}) },
        this.#base,
        takesGzip(request),
      ),
    );
  }

  /** The body of a call, counted as buffered; `undefined` when it was refused or the client has disconnected. */
  async #read(
    request: IncomingMessage,
    response: ServerResponse,
    client: string,
  ): Promise<Buffer | undefined> {
    if (!this.#bodies.take(client)) {
      sendError(response, REFUSALS.busy);
      return undefined;
    }
    if (request.headers.expect !== undefined) response.writeContinue();
    const body = await readBody(request, client, this.#limits, this.#waiting);
    this.#bodies.give(client);
    if (body === undefined) return undefined;
    if ('bytes' in body && !response.destroyed) return body.bytes;
    if ('bytes' in body) this.#waiting.give(client, body.bytes.length);
    else sendError(response, body.refusal);
    return undefined;
  }

  /** Connects a websocket of the browser with one of the API; any other answer of the API is forwarded unchanged. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const client = clientOf(request);
    const response = responseOn(request, socket);
    if (!this.#tunnels.take(client)) return sendError(response, REFUSALS.busy);
    socket.on('close', () => this.#tunnels.give(client));
    const opened = ({ headers, socket: remote }: Opened) => {
      if (response.socket !== null) response.detachSocket(response.socket);
      writeSwitch(socket, headers);
      if (head.length > 0) remote.write(head);
      join(socket, remote, this.#limits.tunnelPause);
    };
    this.#pool.dispatch(
      { ...this.#call(request), upgrade: 'websocket' },
      new Relay(response, API_HEADERS, this.#base, false, opened),
    );
  }

  /** Closes the pooled connections. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  #call(request: IncomingMessage): { path: string; method: string; headers: string[] } {
    return {
      path: this.#api.pathname.replace(/\/$/, '') + (request.url ?? '/'),
      method: request.method ?? 'GET',
      // The API may select the silo by host name, so it gets its own host name.
      headers: requestHeaders(request, this.#api.host, this.#secure ? 'https' : 'http'),
    };
  }
}
