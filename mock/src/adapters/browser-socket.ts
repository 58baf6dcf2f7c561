import type { Answer } from '../wire/exchange.ts';
import type { Connection, Viewer } from '../resources/compute/serial/consoles.ts';

/** Result of opening a stream: refused, or to be joined. */
export type Open = () => Promise<
  { readonly refused: Answer } | { readonly join: (viewer: Viewer) => Connection }
>;

type Listener<E extends Event> = ((event: E) => void) | null;

/** Converts data that a page sends to bytes. */
async function bytesOf(data: string | Blob | BufferSource): Promise<Uint8Array> {
  if (typeof data === 'string') return new TextEncoder().encode(data);
  if (data instanceof Blob) return new Uint8Array(await data.arrayBuffer());
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

/**
 * A replacement for `WebSocket` that is connected to the mock in this page. Frames are binary, like those of the
 * server.
 */
export class MockSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly url: string;
  readonly protocol = '';
  readonly extensions = '';
  readonly bufferedAmount = 0;
  binaryType: BinaryType = 'blob';
  onopen: Listener<Event> = null;
  onmessage: Listener<MessageEvent> = null;
  onerror: Listener<Event> = null;
  onclose: Listener<CloseEvent> = null;
  #state = 0;
  #connection: Connection | undefined;
  /** Frames are sent in order, although a blob is read later than a text. */
  #sending: Promise<void> = Promise.resolve();

  constructor(url: string, open: Open) {
    super();
    this.url = url;
    this.addEventListener('open', (event) => this.onopen?.(event));
    this.addEventListener('error', (event) => this.onerror?.(event));
    this.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) this.onmessage?.(event);
    });
    this.addEventListener('close', (event) => {
      if (event instanceof CloseEvent) this.onclose?.(event);
    });
    open().then(
      (opened) => this.#opened(opened),
      () => this.#failed(),
    );
  }

  get readyState(): number {
    return this.#state;
  }

  send(data: string | Blob | BufferSource): void {
    if (this.#state === this.CONNECTING)
      throw new DOMException('The connection is not open yet', 'InvalidStateError');
    this.#sending = this.#sending.then(async () => this.#connection?.receive(await bytesOf(data)));
  }

  close(code = 1005, reason = ''): void {
    if (this.#state >= this.CLOSING) return;
    const opened = this.#state === this.OPEN;
    this.#state = this.CLOSING;
    this.#connection?.close();
    queueMicrotask(() => (opened ? this.#closed(code, reason, true) : this.#failed()));
  }

  #opened(opened: Awaited<ReturnType<Open>>): void {
    if (this.#state !== this.CONNECTING) return;
    if ('refused' in opened) {
      this.#failed();
      return;
    }
    this.#state = this.OPEN;
    this.dispatchEvent(new Event('open'));
    this.#connection = opened.join({
      send: (bytes) => this.#received(bytes),
      close: (code, reason) => this.#closed(code, reason, true),
    });
  }

  #received(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#state !== this.OPEN) return;
    const data = this.binaryType === 'arraybuffer' ? bytes.slice().buffer : new Blob([bytes]);
    this.dispatchEvent(new MessageEvent('message', { data, origin: new URL(this.url).origin }));
  }

  /** Fails a connection before it opens; the page gets no reason, as in a real browser. */
  #failed(): void {
    this.dispatchEvent(new Event('error'));
    this.#closed(1006, '', false);
  }

  #closed(code: number, reason: string, wasClean: boolean): void {
    if (this.#state === this.CLOSED) return;
    this.#state = this.CLOSED;
    this.#connection = undefined;
    this.dispatchEvent(new CloseEvent('close', { code, reason, wasClean }));
  }
}

/**
 * `WebSocket` for a page that contains the mock: API paths of this origin go to the mock, all others to the network.
 * @param opener opens the stream at a path
 */
export function socketClass(
  real: typeof WebSocket,
  isMine: (url: URL) => boolean,
  opener: (url: URL) => Open,
): typeof WebSocket {
  return new Proxy(real, {
    construct(target, [to, protocols]: [string | URL, string | string[] | undefined]) {
      const url = new URL(to, location.href);
      url.protocol = url.protocol.replace('http', 'ws');
      return isMine(url) ? new MockSocket(url.href, opener(url)) : new target(to, protocols);
    },
  });
}
