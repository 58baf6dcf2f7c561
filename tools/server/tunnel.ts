import { request as callHttp, ServerResponse, type IncomingMessage } from 'node:http';
import { request as callHttps } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { endWithError, REFUSALS, sendError } from './errors.ts';
import { Shares } from './limits.ts';
import { answerHeaders, pathOnApi, requestHeaders, type Api } from './proxy.ts';

/** How long one direction of a websocket may stay open after the other has ended, in milliseconds. */
const HALF_OPEN = 5_000;

/** Connects two sockets until both directions have ended, or one of them fails or is idle for longer than `pause` milliseconds. */
function join(one: Duplex, other: Duplex, pause: number): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (from instanceof Socket) from.setKeepAlive(true, 60_000).setTimeout(pause, () => from.destroy());
    from.on('error', () => from.destroy());
    from.once('close', () => {
      to.end();
      setTimeout(() => to.destroy(), HALF_OPEN).unref();
    });
    from.pipe(to);
  }
}

/** Connects websockets of browsers with the API; any other answer of the API is forwarded unchanged. */
export function tunnels(api: Api): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const open = new Shares(api.limits.tunnelsPerClient);
  const call = api.url.protocol === 'https:' ? callHttps : callHttp;
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (open.take(api.clientOf(request), socket) === undefined) return endWithError(socket, REFUSALS.busy);
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
    const upstream = call(new URL(pathOnApi(request, api), api.url), {
      headers: { ...requestHeaders(request, api), ...upgrade },
      agent: false,
      timeout: api.limits.answerTime,
    });
    socket.on('close', () => upstream.destroy());
    upstream.on('timeout', () => upstream.destroy());
    upstream.on('error', () => {
      if (!socket.destroyed && !socket.writableEnded) endWithError(socket, REFUSALS.unreachable);
    });
    upstream.on('upgrade', (answer, remote, first) => {
      const headers = Object.entries({ ...answerHeaders(answer.headers, api), ...upgrade });
      const lines = headers.map(([name, value]) => `${name}: ${String(value)}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`, 'latin1');
      socket.write(first);
      remote.write(head);
      remote.setTimeout(0);
      join(socket, remote, api.limits.tunnelPause);
    });
    upstream.on('response', (answer) => {
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      if (socket instanceof Socket) response.assignSocket(socket);
      response.on('finish', () => socket.end());
      if (answer.statusCode === undefined) return sendError(response, REFUSALS.unreachable);
      response.writeHead(answer.statusCode, { ...answerHeaders(answer.headers, api) });
      answer.on('error', () => socket.destroy()).pipe(response);
    });
    upstream.end();
  };
}
