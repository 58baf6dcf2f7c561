import type { IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import { readReply, type Reply } from './reply.ts';
import type { As } from './steps.ts';

async function refusalOf(message: IncomingMessage): Promise<Reply> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return readReply(new Response(Buffer.concat(chunks), { status: message.statusCode ?? 500, headers }));
}

/**
 * Asks for a serial console.
 * @returns undefined when the stream was opened and said something, else the refusal
 */
export function openStream(base: string, url: string, as: As): Promise<Reply | undefined> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${url}`, { headers: { ...as } });
  return new Promise<Reply | undefined>((resolve, reject) => {
    socket.on('message', () => resolve(undefined));
    socket.on('unexpected-response', (_, message: IncomingMessage) => {
      refusalOf(message).then(resolve, reject);
    });
    socket.on('error', reject);
  }).finally(() => {
    // Ending what never opened is an error to the library, and of no interest here.
    socket.removeAllListeners('error').on('error', () => {});
    socket.terminate();
  });
}
