import { isKind, type ApiError } from '@console/shared/api';

/** Milliseconds before each further attempt. After the last one only a person or the network starts another. */
export const BACK_OFF = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000] as const;
/** Milliseconds an attempt may take: a socket may hang for minutes before the browser gives it up. */
export const PATIENCE = 15_000;
/** Milliseconds a connection must last to count as good; a server that hangs up at once is asked more and more seldom. */
export const STABLE = 10_000;
/** Milliseconds without an echo after which a connection is suspected to be dead. */
export const SILENCE = 10_000;

/** What is known of a connection. */
export interface ConnectionState {
  /** `disconnected`: it was open and broke. `error`: it could not be opened. */
  readonly status: 'idle' | 'connecting' | 'connected' | 'disconnected' | 'error';
  /** There has been output since the page was opened. */
  readonly wasOpen: boolean;
  /** The next attempt starts automatically. */
  readonly retries: boolean;
  /** What was typed has had no echo for a while. Not every program echoes, so it is no more than a suspicion. */
  readonly silent: boolean;
  /** Why it could not be opened, if the server says. */
  readonly message?: string;
  /** It could not be opened because this person may not. */
  readonly forbidden?: boolean;
}

/** What a connection is for. */
export interface ConnectionOptions {
  /** Absolute address of the stream. */
  url: string;
  /** History comes next: what is shown is from before. */
  onOpen: () => void;
  onData: (data: string | Uint8Array) => void;
  /** An open connection broke. */
  onLost: () => void;
  /** Asks over HTTP what a browser does not tell of a websocket: why it was refused. Undefined: no reason found. */
  findReason: () => Promise<ApiError | undefined>;
}

const IDLE: ConnectionState = { status: 'idle', wasOpen: false, retries: false, silent: false };

/** Asking again will not help. */
const isFinal = (reason: ApiError | undefined) =>
  isKind(reason, 'forbidden', 'not-found', 'unauthorized', 'invalid');

/**
 * A websocket that is opened again when it breaks: after a second first, then more and more seldom. It does nothing
 * until `start`, and nothing after `stop`.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #listeners = new Set<() => void>();
  #state = IDLE;
  #socket: WebSocket | undefined;
  /** Attempts since the last good connection. */
  #attempts = 0;
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

  /** Opens it unless it is open, being opened or waiting for the next attempt. */
  start(): void {
    if (this.#state.status === 'idle') this.#connect();
  }

  /** Closes it for good. What was shown counts on: `wasOpen` stays. */
  stop(): void {
    this.#drop();
    this.#attempts = 0;
    this.#set({ status: 'idle' });
  }

  /** Opens it again immediately, also when it seems to be open. Nothing before `start`. */
  reconnect(): void {
    if (this.#state.status === 'idle') return;
    this.#attempts = 0;
    this.#connect();
  }

  /** The network is back: no reason to wait for the next attempt. */
  hurry(): void {
    const { status } = this.#state;
    if (status === 'disconnected' || status === 'error') this.reconnect();
  }

  /** Sends what was typed, as bytes. Without a connection it is lost, as with a cable that is out. */
  send(text: string): void {
    if (this.#state.status !== 'connected') return;
    this.#socket?.send(new TextEncoder().encode(text));
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
      clearTimeout(this.#timer);
      this.#options.onOpen();
      this.#set({ status: 'connected', wasOpen: true });
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isCurrent()) this.#received(data);
    });
    socket.addEventListener('close', () => {
      if (!isCurrent()) return;
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
    const before = this.#state;
    const reason = await this.#options.findReason();
    // stopped or tried again meanwhile
    if (this.#state !== before) return;
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

  /** Lets go of the socket and of all timers. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#echo);
    this.#echo = undefined;
  }

  #set(state: Partial<ConnectionState> & Pick<ConnectionState, 'status'>): void {
    this.#state = { ...IDLE, wasOpen: this.#state.wasOpen, ...state };
    for (const listener of this.#listeners) listener();
  }
}
