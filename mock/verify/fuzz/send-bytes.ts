import { request, type Agent } from 'node:http';
import { connect } from 'node:net';
import { readReply, type Reply } from '../reply.ts';
import type { Wire } from '../sample.ts';

const PATIENCE_MS = 10_000;

function replyOf(status: number, headers: readonly [string, string][], body: Buffer): Promise<Reply> {
  return readReply(
    new Response([204, 304].includes(status) ? null : new Uint8Array(body), {
      status,
      headers: [...headers],
    }),
  );
}

/** Takes an answer apart that came over a bare socket. */
function parseAnswer(bytes: Buffer): Promise<Reply> {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (!(status >= 200))
    throw new Error(`no answer, but ${JSON.stringify(bytes.subarray(0, 60).toString('latin1'))}`);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return replyOf(status, headers, bytes.subarray(end + 4));
}

/** Writes bytes to a fresh connection and reads until the server ends it. */
export function sendBytes(port: number, bytes: Buffer): Promise<Reply> {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no end of the answer in time')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that refuses early may reset the connection before it read everything; its response arrives earlier.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  }).then(parseAnswer);
}

/** Sends a request whose headers are good, with bytes as its body. */
export function sendWire(
  port: number,
  agent: Agent,
  { method, url, headers }: Wire,
  body?: Uint8Array,
): Promise<Reply> {
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', agent, method, path: url, headers: { ...headers } },
      (message) => {
        const chunks: Buffer[] = [];
        message.on('data', (chunk: Buffer) => chunks.push(chunk));
        message.on('error', reject);
        message.on('end', () => {
          const list = Object.entries(message.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          replyOf(message.statusCode ?? 0, list, Buffer.concat(chunks)).then(resolve, reject);
        });
      },
    );
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
