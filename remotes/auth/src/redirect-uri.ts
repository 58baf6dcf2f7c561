import { LANDING_PATH } from '@console/shared/contract';
import { addressOf } from '@console/shared/runtime';
import { samlPath } from '@console/shared/sign-in';

/** Sign-in pages, to which a sign-in never returns. */
const SIGN_IN = '/login';

/** Printable ASCII without the backslash: no control characters, no white space, no look-alikes of `/`. */
const PLAIN = /^[!-[\]-~]+$/;

/** More layers of percent-encoding than any legitimate address has. */
const LAYERS = 4;

/** The text without one layer of percent-encoding; `undefined` when a percent sign does not begin an escape sequence. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** True when the path is safe, however often it is decoded. */
function isPlainPath(path: string, layers = LAYERS): boolean {
  if (!PLAIN.test(path) || !path.startsWith('/') || path.includes('//') || /[?#]/.test(path)) return false;
  const next = decoded(path);
  return next === path || (next !== undefined && layers > 0 && isPlainPath(next, layers - 1));
}

/** True when a query string or fragment contains no encoded line break or other control character. */
const isPlainRest = (rest: string): boolean => !/\p{Cc}/u.test(decoded(rest) ?? '\0');

/**
 * Parses a `redirect_uri`: an address of this site, from the root of its origin, with its query string and fragment, exactly as the
 * router of this console writes them; `undefined` for anything else. Refuses everything that a browser, a proxy or a server could
 * interpret as another origin: two slashes, backslashes, dot segments, control characters, also when they are percent-encoded.
 * @param raw value of the parameter, decoded once as `URLSearchParams` does
 * @param origin origin of this page
 * @param base path below which the site is served; addresses outside it belong to other sites
 */
export function parseRedirect(
  raw: string | null,
  origin: string,
  base: string = addressOf(''),
): string | undefined {
  const value = raw?.trim() ?? '';
  if (!PLAIN.test(value)) return undefined;
  const cut = value.search(/[?#]|$/);
  if (!isPlainPath(value.slice(0, cut)) || !isPlainRest(value.slice(cut))) return undefined;
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  // This console writes no path that the parser would change, such as `/./`.
  if (url.origin !== origin || url.href !== origin + value) return undefined;
  const path = `${url.pathname}/`.startsWith(`${base}/`) ? url.pathname.slice(base.length) : SIGN_IN;
  return isSignIn(path) ? undefined : value;
}

const isSignIn = (path: string): boolean => path === SIGN_IN || path.startsWith(`${SIGN_IN}/`);

/** Path of the requested page in the console, for the router; undefined when it is outside the console. */
export function redirectPath(
  raw: string | null,
  origin: string,
  base: string = addressOf(''),
): string | undefined {
  const path = parseRedirect(raw, origin, base)?.slice(base.length);
  return path?.startsWith('/') === false ? `/${path}` : path;
}

/** Path after signing in: the requested page if it belongs to the console, or the landing page. */
export const redirectTarget = (raw: string | null, origin: string, base: string = addressOf('')): string =>
  redirectPath(raw, origin, base) ?? LANDING_PATH;

/**
 * Address that starts the sign-in with an identity provider. The server handles it, so it is a link of the document
 * and not of the router. A refused `redirect_uri` is left out.
 */
export function samlHref(silo: string, provider: string, raw: string | null, origin: string): string {
  const path = samlPath(silo, provider);
  const target = parseRedirect(raw, origin);
  return target === undefined ? path : `${path}?redirect_uri=${encodeURIComponent(target)}`;
}
