import { afterEach, beforeEach, vi } from 'vitest';
import type { ApiError } from '@console/shared/api';
import { Connection } from './connection.ts';

/** A fake of the browser's `WebSocket`; the test acts as the server. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  binaryType = 'blob';
  readonly sent: string[] = [];
  closed = false;
  /** Bytes that are not sent yet. */
  bufferedAmount = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(bytes: Uint8Array) {
    this.sent.push(new TextDecoder().decode(bytes));
  }
  close() {
    this.closed = true;
    this.dispatchEvent(new Event('close'));
  }
  opens() {
    this.dispatchEvent(new Event('open'));
  }
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  breaks() {
    this.dispatchEvent(new Event('close'));
  }
}

/** The socket that was opened last. */
export const latest = () => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

/** A connection, and its reports. */
export function make(reason?: ApiError) {
  const seen: string[] = [];
  const connection = new Connection({
    url: 'ws://console.test/stream',
    onOpen: () => seen.push('open'),
    onData: (data) => seen.push(typeof data === 'string' ? data : `bytes ${data.join(' ')}`),
    onLost: () => seen.push('lost'),
    findReason: () => Promise.resolve(reason),
  });
  return { connection, seen, status: () => connection.read().status };
}

/** Replaces the sockets and the timers of the browser in each test of a file. */
export function withFakeSockets(): void {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
