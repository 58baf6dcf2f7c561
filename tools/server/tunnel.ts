import { ServerResponse, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How long one direction of a websocket may stay open after the other has ended, in milliseconds. */
const HALF_OPEN = 5_000;

/**
 * A response object for a socket of an upgrade event, so that Node writes a refusal like any other
 * answer. The connection ends with it.
 */
export function responseOn(request: IncomingMessage, socket: Duplex): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  if (socket instanceof Socket) response.assignSocket(socket);
  else response.destroy();
  const onDrain = () => response.emit('drain');
  socket.on('drain', onDrain);
  response.on('finish', () => {
    socket.off('drain', onDrain);
    socket.end();
  });
  return response;
}

/** Tells the client that its websocket is open. */
export function writeSwitch(socket: Duplex, headers: readonly string[]): void {
  const all = [...headers, 'connection', 'Upgrade', 'upgrade', 'websocket'];
  const lines = all.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`));
  socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`, 'latin1');
}

/** Ends a side after the other one has closed; it can still read what was sent, for a limited time. */
function finish(socket: Duplex): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), HALF_OPEN);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Connects two sockets until both directions have ended. When one side ends, fails, or is idle for longer than `pause`
 * milliseconds, the other side is ended too.
 */
export function join(one: Duplex, other: Duplex, pause: number): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (from instanceof Socket) {
      from.setKeepAlive(true, 60_000);
      from.setTimeout(pause, () => from.destroy());
    }
    from.on('error', () => from.destroy());
    from.once('end', () => finish(to));
    from.once('close', () => finish(to));
    from.pipe(to);
  }
}
