import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A request as it arrived, parsed only by its bytes. */
export interface Arrived {
  /** Such as `GET /v1/x HTTP/1.1`. */
  readonly line: string;
  /** Header lines, in order. */
  readonly headers: readonly string[];
  readonly body: string;
  /** Number of the connection it came on. */
  readonly connection: number;
}

/** What the recorder sends instead of its usual answer. */
export type Script = (arrived: Arrived, socket: Socket) => void;

/** An upstream that writes down every byte it gets. */
export interface Recorder {
  readonly url: string;
  /** Requests so far, in order of arrival. */
  readonly arrived: Arrived[];
  /** Bytes that are no whole request, by connection. */
  readonly rest: Map<number, string>;
  /** Connections that are open now. */
  readonly open: Set<Socket>;
  /** Responses of paths that replace the default one, which echoes the request line. */
  readonly scripts: Map<string, Script>;
  close(): Promise<void>;
}

/** Takes one request from the front of what came, read by the letter of RFC 9112; `undefined` while it is not whole. */
function takeRequest(text: string, connection: number): { arrived: Arrived; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...headers] = text.slice(0, end).split('\r\n');
  const after = text.slice(end + 4);
  const value = (name: string) =>
    headers
      .find((header) => header.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  if (value('transfer-encoding') !== undefined) {
    const chunks = /^(?:[0-9a-f]+\r\n[^]*?\r\n)*?0\r\n\r\n/i.exec(after)?.[0];
    if (chunks === undefined) return undefined;
    return { arrived: { line, headers, body: chunks, connection }, rest: after.slice(chunks.length) };
  }
  const length = Number(value('content-length') ?? 0);
  if (after.length < length) return undefined;
  return { arrived: { line, headers, body: after.slice(0, length), connection }, rest: after.slice(length) };
}

/** The usual answer: it names the request, so that a test can tell which response a client got. */
function echo({ line }: Arrived, socket: Socket): void {
  const body = line.startsWith('HEAD ') ? '' : line;
  socket.write(
    `HTTP/1.1 200 OK\r\nContent-Length: ${line.length}\r\nX-Line: ${line}\r\n\r\n${body}`,
    'latin1',
  );
}

/** Starts one on a free port of the loopback. */
export async function startRecorder(): Promise<Recorder> {
  const arrived: Arrived[] = [];
  const rest = new Map<number, string>();
  const open = new Set<Socket>();
  const scripts = new Map<string, Script>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    const connection = connections;
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    let isRaw = false;
    socket.on('data', (chunk) => {
      let text = (rest.get(connection) ?? '') + chunk.toString('latin1');
      for (
        let found = takeRequest(text, connection);
        !isRaw && found;
        found = takeRequest(text, connection)
      ) {
        arrived.push(found.arrived);
        text = found.rest;
        const script = scripts.get(found.arrived.line.split(' ')[1] ?? '');
        isRaw = found.arrived.headers.some((header) => /^upgrade:/i.test(header));
        (script ?? echo)(found.arrived, socket);
      }
      if (text === '') rest.delete(connection);
      else rest.set(connection, text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    rest,
    open,
    scripts,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
