import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiProxy } from './server-proxy.ts';
import { isApiRequest, safePath } from './server-routes.ts';
import { headersOf, sendText, serveStatic } from './server-static.ts';

/** What to serve. */
export interface ServerOptions {
  /** Folder of a site (`tools/site.ts`). */
  root: string;
  /** Base URL of the API. Without one, API paths answer 502 as if it were down; the demo asks for none of them. */
  api?: string;
  /** Also passes `/__mock/…` on, the mock API's controls. */
  mock?: boolean;
  /** Sees each request first; `true` means that it has answered, or will. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

/** A server that is not listening yet. */
export interface SiteServer {
  /** Starts on a port of the loopback (0: any free one); resolves with the URL, no slash at the end. */
  listen(port: number, host?: string): Promise<string>;
  /** Stops and drops open connections. */
  close(): Promise<void>;
}

/** Serves a site as production does: its headers, caching and compression; pages fall back to the document. */
export function createServer(options: ServerOptions): SiteServer {
  // Port 9 (discard) refuses: the same path as an API that is down.
  const proxy = new ApiProxy(options.api ?? 'http://127.0.0.1:9');
  const isApi = (request: IncomingMessage) => {
    const path = safePath(request.url ?? '/');
    return path !== undefined && isApiRequest(request.method ?? 'GET', path, options.mock === true);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if ((await options.intercept?.(request, response)) === true) return;
    if (isApi(request)) proxy.forward(request, response);
    else await serveStatic(options.root, request, response);
  };
  const server = createHttpServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(request.method, request.url, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal error', headersOf(options.root).other);
    });
  });
  const open = new Set<{ destroy(): void }>();
  server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    if (isApi(request)) proxy.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return {
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', (error) => reject(inUse(error) ? new Error(portTaken(port)) : error));
        server.listen(port, host, () => {
          const address = server.address();
          const used = typeof address === 'object' && address !== null ? address.port : port;
          resolve(`http://${host}:${used}`);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        proxy.close();
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const inUse = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE';
const portTaken = (port: number) => `Port ${port} is in use. PORT=${port + 1} takes another.`;
