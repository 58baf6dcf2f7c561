import type { IncomingMessage } from 'node:http';

/*
 * Hosting below a path, such as `/console`: visitors have it in every address, the files of the site and the API do not.
 */

/** Requests whose path was checked: the server meets a websocket's twice. */
const known = new WeakMap<IncomingMessage, boolean>();

/**
 * Takes the base path off the URL of a request. False when the request is outside the site; its URL is then not
 * changed. Compares the original characters of the URL: `/%63onsole` is another path.
 */
export function enterSite(request: IncomingMessage, base: string): boolean {
  if (base === '') return true;
  const before = known.get(request);
  if (before !== undefined) return before;
  const url = request.url ?? '/';
  const rest = url.startsWith(base) ? url.slice(base.length) : undefined;
  const isInside = rest !== undefined && /^(?:$|[/?])/.test(rest);
  if (isInside) request.url = rest.startsWith('/') ? rest : `/${rest}`;
  known.set(request, isInside);
  return isInside;
}

/** A path of the API as the browser needs it: below the base path. A path that has it already came from the console. */
const outside = (path: string, base: string): string =>
  path.startsWith('/') && !path.startsWith('//') && !`${path.replace(/[?#].*$/s, '')}/`.startsWith(`${base}/`)
    ? base + path
    : path;

/**
 * A header of the API as a browser below a base path needs it: where it is sent, and for which paths it keeps a cookie. A cookie of the
 * whole origin would go to everything beside the site.
 */
export function ofSite(name: string, value: string | string[], base: string): string | string[] {
  if (base === '') return value;
  if (Array.isArray(value)) return value.flatMap((one) => ofSite(name, one, base));
  if (name === 'location') return outside(value, base);
  if (name !== 'set-cookie') return value;
  return value.replace(/(;\s*path=)(\/[^;]*)/i, (_, start: string, path: string) =>
    path === '/' ? start + base : start + outside(path, base),
  );
}
