import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endWithError, malformed, REFUSALS } from './errors.ts';
import { Shares } from './limits.ts';

/**
 * Answers the pipelined requests of one connection in order, as RFC 9112, 9.3.2 requires. A client with too many pipelined
 * requests is disconnected.
 */
export function turns(limit: number) {
  const waiting = new WeakMap<Socket, { length: number; last: Promise<void> }>();
  return ({ socket }: IncomingMessage, response: ServerResponse, run: () => Promise<void>): void => {
    const queue = waiting.get(socket) ?? { length: 0, last: Promise.resolve() };
    waiting.set(socket, queue);
    const before = queue.last;
    queue.length += 1;
    queue.last = new Promise((resolve) => {
      response.on('close', () => {
        queue.length -= 1;
        resolve();
      });
    });
    if (queue.length > limit) socket.destroy();
    // A queued answer gets no event when the connection closes
    else void before.then(() => (socket.destroyed ? undefined : run())).catch(() => response.destroy());
  };
}

/**
 * Closes connections with data that is not a request. The error is answered only where it cannot be taken for the answer to another
 * request: no answer is due on the connection, or only the answer to the request whose body is malformed.
 */
export function refuseUnreadable(server: Server): void {
  const due = new WeakMap<object, Set<ServerResponse>>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const all = due.get(request.socket) ?? new Set();
    due.set(request.socket, all.add(response));
    response.on('close', () => all.delete(response));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [first, ...more] = due.get(socket) ?? [];
    const isClear = first === undefined || (more.length === 0 && !first.headersSent && !first.req.complete);
    if (!socket.writable || !isClear || error.code === 'ECONNRESET') socket.destroy();
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') endWithError(socket, REFUSALS.slow);
    else if (error.code === 'HPE_HEADER_OVERFLOW')
      endWithError(socket, malformed('The headers of the request are too long.', 431));
    else endWithError(socket, malformed('The request is not well-formed HTTP.'));
  });
}

/** Drops connections of a client beyond its limit. A proxy in front has one for each of its clients. */
export function limitConnections(
  server: Server,
  perClient: number,
  isTrusted: (address: string) => boolean,
): void {
  const shares = new Shares(perClient);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (!isTrusted(address) && shares.take(address, socket) === undefined) socket.destroy();
  });
}

/** Stops listening and waits for the answers that are due; connections without one are closed. */
export function endRequests(server: Server): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  return new Promise((done) => {
    server.close(() => {
      clearInterval(idle);
      done();
    });
  });
}
