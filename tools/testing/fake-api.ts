import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { WebSocketServer } from 'ws';

/** An API that echoes what it received: bodies and websocket messages; `x-seen` contains the request. */
export async function startFakeApi(): Promise<{ url: string; close(): void }> {
  const api: Server = createServer((request, response) => {
    response.setHeader(
      'x-seen',
      JSON.stringify({ ...request.headers, url: request.url, method: request.method }),
    );
    if (request.url === '/v1/half') {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
      return;
    }
    if (request.url === '/v1/own-error') {
      response.writeHead(502, { 'content-type': 'application/json' }).end('{"error_code":"Own"}');
      return;
    }
    request.pipe(
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] }),
    );
  });
  const sockets = new WebSocketServer({ noServer: true });
  api.on('upgrade', (request, socket, head) => {
    if (request.url?.includes('refused') === true) {
      socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 4\r\n\r\nnope');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('message', (data, binary) => client.send(data, { binary }));
    });
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      for (const client of sockets.clients) client.terminate();
      api.closeAllConnections();
      api.close();
    },
  };
}
