import { isKind, type ApiError } from '@console/shared/api';

/** Milliseconds before each further attempt. After the last one, only the user or the network starts another. */
export const BACK_OFF = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000] as const;
/** Maximum milliseconds of an attempt: a browser may keep a hanging socket for minutes. */
export const PATIENCE = 15_000;
/** Milliseconds after which a connection counts as good; when a server closes it earlier, delays continue to grow. */
export const STABLE = 10_000;
/** Milliseconds without an echo after which a connection is suspected to be dead. */
export const SILENCE = 10_000;

/** Milliseconds after opening in which the server sends its history. */
export const REPLAY = 2_000;

/**
 * Responses of a terminal to queries of its type, its state or the cursor position. The history contains such queries; they were
 * answered when they were sent, and by now the responses would be input for another program.
 */
const ANSWER = /^\u001B(?:\[[?>=]?[\d;]*(?:\$y|[cnR])|[P\]])/u;

/**
 * The content of one message: at most 32 KiB of whole characters. Servers and proxies limit the size of a message; the excess is
 * lost, or the connection is closed.
 */
const MESSAGE = /.{1,8192}/gsu;

export interface ConnectionState {
  /** `disconnected`: it was open and was interrupted. `error`: it could not be opened. */
  readonly status: 'idle' | 'connecting' | 'connected' | 'disconnected' | 'error';
  /** There has been output since the page was opened. */
  readonly wasOpen: boolean;
  /** The next attempt starts automatically. */
  readonly retries: boolean;
  /** Typed text had no echo for a while. This is only a suspicion, because not every program echoes. */
  readonly silent: boolean;
  /** Text was typed that could not be sent. It is not sent later either: the program that it was meant for may have ended. */
  readonly unsent: boolean;
  /** Why it could not be opened, if the server returns a reason. */
  readonly message?: string;
  /** It could not be opened because the user may not. */
  readonly forbidden?: boolean;
}

export interface ConnectionOptions {
  /** Absolute URL of the stream. */
  url: string;
  /** The server sends its history next: clear what is shown. */
  onOpen: () => void;
  onData: (data: string | Uint8Array) => void;
  /** An open connection was interrupted. */
  onLost: () => void;
  /** Finds out over HTTP why a websocket was refused, which browsers do not report. Undefined: no reason found. */
  findReason: () => Promise<ApiError | undefined>;
}

const IDLE: ConnectionState = {
  status: 'idle',
  wasOpen: false,
  retries: false,
  silent: false,
  unsent: false,
};

/** Retrying is useless. */
const isFinal = (reason: ApiError | undefined) =>
  isKind(reason, 'forbidden', 'not-found', 'unauthorized', 'invalid');

/**
 * A websocket that reconnects after an interruption: after a second first, then at growing intervals. It does nothing before
 * `start`, and nothing after `stop`.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #listeners = new Set<() => void>();
  #state = IDLE;
  #socket: WebSocket | undefined;
  /** Attempts since the last good connection. */
  #attempts = 0;
  /** Number of sockets that were released, to recognize a response of an earlier attempt. */
  #dropped = 0;
  #openedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #echo: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** For `useSyncExternalStore`. */
  readonly read = (): ConnectionState => this.#state;

  /** Opens it unless it is open, connecting or waiting for the next attempt. */
  start(): void {
    if (this.#state.status === 'idle') this.#connect();
  }

  /** Closes it for good. `wasOpen` stays, because the output stays visible. */
  stop(): void {
    this.#drop();
    this.#attempts = 0;
    this.#set({ status: 'idle', unsent: false });
  }

  /** Reconnects immediately, also when it seems to be open. Does nothing before `start`. */
  reconnect(): void {
    if (this.#state.status === 'idle') return;
    this.#attempts = 0;
    this.#connect();
  }

  /** The network is back: there is no reason to wait for the next attempt. */
  hurry(): void {
    const { status } = this.#state;
    if (status === 'disconnected' || status === 'error') this.reconnect();
  }

  /** Sends typed text as bytes, a long paste in several messages. Without a connection, the state reports that it was not sent. */
  send(text: string): void {
    const { status, unsent } = this.#state;
    const isReplay = Date.now() - this.#openedAt < REPLAY;
    if (status === 'idle' || (isReplay && ANSWER.test(text))) return;
    if (unsent !== (status !== 'connected')) this.#set({ ...this.#state, unsent: !unsent });
    if (status !== 'connected') return;
    for (const part of text.match(MESSAGE) ?? []) this.#socket?.send(new TextEncoder().encode(part));
    this.#echo ??= setTimeout(() => this.#set({ ...this.#state, silent: true }), SILENCE);
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.#options.url);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    let openedAt: number | undefined;
    const isCurrent = () => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (!isCurrent()) return;
      openedAt = Date.now();
      this.#openedAt = openedAt;
      clearTimeout(this.#timer);
      this.#options.onOpen();
      this.#set({ status: 'connected', wasOpen: true });
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isCurrent()) this.#received(data);
    });
    socket.addEventListener('close', () => {
      if (!isCurrent()) return;
      if (socket.bufferedAmount > 0) this.#set({ ...this.#state, unsent: true });
      if (openedAt === undefined) void this.#refused();
      else this.#lost(Date.now() - openedAt);
    });
    this.#set({ status: 'connecting' });
    this.#timer = setTimeout(() => void this.#refused(), PATIENCE);
  }

  #received(data: unknown): void {
    clearTimeout(this.#echo);
    this.#echo = undefined;
    if (this.#state.silent) this.#set({ ...this.#state, silent: false });
    if (typeof data === 'string') this.#options.onData(data);
    else if (data instanceof ArrayBuffer) this.#options.onData(new Uint8Array(data));
  }

  #lost(lasted: number): void {
    this.#drop();
    if (lasted >= STABLE) this.#attempts = 0;
    this.#retry({ status: 'disconnected' });
    this.#options.onLost();
  }

  async #refused(): Promise<void> {
    this.#drop();
    this.#set({ status: 'error', retries: true });
    const before = this.#dropped;
    const reason = await this.#options.findReason();
    // stopped or retried in the meantime
    if (this.#dropped !== before) return;
    const message = reason ? { message: reason.message } : {};
    if (isFinal(reason)) this.#set({ status: 'error', forbidden: isKind(reason, 'forbidden'), ...message });
    else this.#retry({ status: 'error', ...message });
  }

  #retry(state: Pick<ConnectionState, 'status' | 'message'>): void {
    const delay = BACK_OFF[this.#attempts];
    this.#attempts += 1;
    this.#set({ ...state, retries: delay !== undefined });
    if (delay !== undefined) this.#timer = setTimeout(() => this.#connect(), delay);
  }

  /** Releases the socket and all timers. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#dropped += 1;
    socket?.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#echo);
    this.#echo = undefined;
  }

  #set(state: Partial<ConnectionState> & Pick<ConnectionState, 'status'>): void {
    this.#state = { ...IDLE, wasOpen: this.#state.wasOpen, unsent: this.#state.unsent, ...state };
    for (const listener of this.#listeners) listener();
  }
}
