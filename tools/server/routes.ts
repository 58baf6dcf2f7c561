/** Services of other teams are below the last one. */
const API_PREFIXES = ['/v1/', '/experimental/', '/apis/'];
const DEVICE_CALLS = new Set(['/device/auth', '/device/confirm', '/device/token']);
/** The only GET below `/login` that the API answers: it redirects the browser to the identity provider. */
const SAML_REDIRECT = /^\/login\/[^/]+\/saml\/[^/]+\/redirect$/;
/** File name extensions; a missing file is 404 and never the document, which a script tag would then try to run. */
const FILE_ENDING =
  /\.(?:js|mjs|css|map|json|txt|html?|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|wasm|webmanifest|xml|br|gz)$/i;

/**
 * True for paths of the API. `/login/…` and `/device/…` are pages of the console for GET and API calls for
 * POST. `mock` includes the mock API's control endpoints, for tests and development only.
 */
export function isApiRequest(method: string, path: string, mock: boolean): boolean {
  if (API_PREFIXES.some((prefix) => path.startsWith(prefix))) return true;
  if (mock && path.startsWith('/__mock/')) return true;
  if (method === 'POST') return DEVICE_CALLS.has(path) || path.startsWith('/login/');
  return method === 'GET' && SAML_REDIRECT.test(path);
}

/** Folders in which a missing file is always 404. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/remotes/');
}

/** True when a path without a file is a page of the console. */
export function isPage(path: string): boolean {
  return !isImmutable(path) && !FILE_ENDING.test(path);
}

/**
 * The decoded path of a request, or `undefined` for one that no file can match: broken escapes, NUL, backslashes,
 * and any segment that begins with a dot (`..`, `.deploy`).
 */
export function safePath(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined;
  return path.split('/').some((segment) => segment.startsWith('.')) ? undefined : path;
}

/** Content codings a client accepts, from its `accept-encoding`. */
export function acceptedEncodings(header: string | undefined): Set<string> {
  const accepted = (header ?? '').split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === '' || parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return new Set(accepted);
}
