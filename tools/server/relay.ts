import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Gzip } from 'node:zlib';
import { errors, type Dispatcher } from 'undici';
import { packedHeaders, packer } from './packing.ts';
import { REFUSALS, sendError } from './server-error.ts';
import { leaveApi } from './base-path.ts';
import { answerHeaders } from './hop-headers.ts';

/** An opened websocket of the API. */
export interface Opened {
  readonly headers: string[];
  readonly socket: Duplex;
}

/** A raw header list as text with one character per byte: headers of the API are forwarded byte for byte. */
function rawOf({ rawHeaders }: Dispatcher.DispatchController, headers: IncomingHttpHeaders): string[] {
  if (Array.isArray(rawHeaders))
    return rawHeaders.map((part) => (typeof part === 'string' ? part : part.toString('latin1')));
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}

/**
 * Streams one answer of the API to the client, no faster than the client reads it. When the client disconnects, the call is
 * aborted, which closes its connection to the API; undici closes it after any error, so no bytes are left for another call.
 */
export class Relay implements Dispatcher.DispatchHandler {
  readonly #response: ServerResponse;
  readonly #own: Readonly<Record<string, string>>;
  readonly #base: string;
  readonly #opened: ((opened: Opened) => void) | undefined;
  readonly #takesGzip: boolean;
  #controller: Dispatcher.DispatchController | undefined;
  /** Compresses the answer; undefined when it is forwarded unchanged. */
  #gzip: Gzip | undefined;

  /**
   * @param own headers that are added to each answer
   * @param base path below which the site is served
   * @param takesGzip the client takes compressed answers
   * @param opened receives an opened websocket; without it, websockets are not supported
   */
  constructor(
    response: ServerResponse,
    own: Readonly<Record<string, string>>,
    base: string,
    takesGzip: boolean,
    opened?: (opened: Opened) => void,
  ) {
    this.#response = response;
    this.#own = own;
    this.#base = base;
    this.#takesGzip = takesGzip;
    this.#opened = opened;
    response.on('close', () => {
      if (!response.writableFinished) this.#controller?.abort(new Error('The client went away.'));
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#response.destroyed) controller.abort(new Error('The client went away.'));
  }

  onRequestUpgrade(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    socket: Duplex,
  ): void {
    const opened = { headers: answerHeaders(status, rawOf(controller, headers), {}), socket };
    if (this.#opened === undefined || this.#response.destroyed) socket.destroy();
    else this.#opened(opened);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    text?: string,
  ): void {
    // Statuses 100 to 199 precede the answer and apply to this connection only.
    if (status < 200) return;
    const packed = this.#takesGzip ? packedHeaders(status, headers) : undefined;
    const raw = answerHeaders(status, leaveApi(rawOf(controller, headers), this.#base), {
      ...this.#own,
      ...packed,
    });
    this.#response.writeHead(status, text === '' ? undefined : text, raw);
    if (packed) this.#gzip = packer(this.#response);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const sink = this.#gzip ?? this.#response;
    if (sink.write(chunk)) return;
    controller.pause();
    sink.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    (this.#gzip ?? this.#response).end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    // What was compressed so far must not look like a whole answer
    this.#gzip?.destroy();
    sendError(
      this.#response,
      error instanceof errors.HeadersTimeoutError ? REFUSALS.silent : REFUSALS.unreachable,
    );
  }
}
