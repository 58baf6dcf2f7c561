import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A bare connection to a server. */
export function dial(url: string, localAddress = '127.0.0.1'): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), localAddress });
}

/**
 * Sends bytes on a separate connection and resolves with all received bytes when the server has closed it. The last
 * request should request that (`Connection: close`), or be one that is refused.
 */
export function sendRaw(url: string, bytes: string, localAddress?: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = dial(url, localAddress);
    socket.on('connect', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    // A server that refuses may reset the connection while the rest of the request is on its way.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}

/** Status codes of the answers in a text, in order; interim answers are left out. */
export function statuses(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)]
    .map((match) => Number(match[1]))
    .filter((code) => code >= 200);
}

/** The JSON body of the last answer; `undefined` when it has none. */
export function lastError(answer: string): unknown {
  const json = /\{"request_id":.*\}/s.exec(answer)?.[0];
  return json === undefined ? undefined : JSON.parse(json);
}

/** An address of the loopback that is another client to the server than the usual one. */
export const ATTACKER = '127.0.0.2';

/** Opens so many connections of the attacker that have sent something and wait; the result closes them. */
export async function occupy(url: string, count: number, bytes: string): Promise<() => void> {
  const sockets = Array.from({ length: count }, () => dial(url, ATTACKER));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.on('error', () => {}).write(bytes, resolve))),
  );
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
