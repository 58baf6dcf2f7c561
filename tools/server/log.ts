import type { IncomingMessage, ServerResponse } from 'node:http';

/** Which part of the API or of the site a path is in, without the names of things and people in it; nginx has the same rule. */
export function placeOf(url: string, base: string): string {
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  const [, call] = /^(\/(?:experimental\/)?v1(?:\/system)?\/[a-z-]+)(?:[/?]|$)/.exec(path) ?? [];
  const [, file] = /^(\/(?:assets|remotes|login|device))\//.exec(path) ?? [];
  return call ?? file ?? 'page';
}

/** Logs a request when its answer has ended: with the request id of the API, and without addresses, names, queries and cookies. */
export function logged(
  request: IncomingMessage,
  response: ServerResponse,
  base: string,
  log: (line: string) => void,
): void {
  const begun = performance.now();
  const { method = '', url = '' } = request;
  if (url === '/healthz' || url === '/readyz') return;
  response.on('close', () =>
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        method,
        place: placeOf(url, base),
        // As in nginx: the client has gone before its answer
        status: String(response.headersSent ? response.statusCode : 499),
        seconds: ((performance.now() - begun) / 1_000).toFixed(3),
        request_id: String(response.getHeader('x-request-id') ?? ''),
      }),
    ),
  );
}
