import { createHash } from 'node:crypto';

/**
 * Every header the console is served with. The only place with the texts: the Node server and the nginx
 * configuration both read the result of `siteHeaders` (a site keeps it in `.deploy/headers.json`).
 */
export interface SiteHeaders {
  /** For `index.html`, at every path for which it is served. */
  document: Record<string, string>;
  /** For `registry.json`. */
  registry: Record<string, string>;
  /** For files whose URL contains their content hash or build id: `/assets/…` and `/remotes/…`. */
  immutable: Record<string, string>;
  /** For any other file and for errors. */
  other: Record<string, string>;
  /** Added to all of the above where TLS ends; browsers ignore it over plain HTTP. */
  https: Record<string, string>;
}

/**
 * Added to every response of the API, whose type the browser must not guess and which other origins must not embed. `no-store`
 * and similar headers are up to the API.
 */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Added to every response where TLS ends; browsers ignore it over plain HTTP. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/**
 * `sha256-…` of an inline script's exact text, as a CSP source without quotes. In base64url, which CSP allows too: the folder of a
 * release has it in its name (`publish-document.ts`).
 */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64url')}=`;
}

/**
 * The enforced policy. It allows the given sources of inline scripts, the hashes of the boot scripts, and no other one. `connect-src 'self'`
 * also admits the websocket of the same host and port (CSP 3; `deploy/site/headers.browser.test.ts` proves it in Chromium).
 * `data:` images are for the masks in the kit's style sheets.
 */
export function contentSecurityPolicy(boots: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${boots}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'none'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Browser features that the console never uses, disabled for itself and for anything it might embed. */
const PERMISSIONS =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection ' +
  'magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/**
 * For everything but the document: if a browser opens such a response as a page of this origin, such as an SVG file of an area, it
 * runs no script and has an opaque origin.
 */
const INERT = { 'content-security-policy': 'sandbox' };

/** Headers of a site whose documents contain these boot scripts. */
export const siteHeaders = (...bootScripts: readonly string[]): SiteHeaders =>
  headersOf(bootScripts.map((text) => `'${scriptHash(text)}'`).join(' '));

/** The same for the sources of the policy that allow them. */
export function headersOf(boots: string): SiteHeaders {
  const base = {
    ...API_HEADERS,
    // Not `no-referrer`: form posts would then carry `Origin: null`, which servers refuse as cross-site.
    'referrer-policy': 'same-origin',
  };
  return {
    document: {
      // Always revalidated (304 when unchanged), so the next navigation gets a new release. Not
      // `no-store`: it would keep the page out of the back-forward cache, and the document contains nothing private.
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(boots),
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': PERMISSIONS.split(' ')
        .map((name) => `${name}=()`)
        .join(', '),
      ...base,
    },
    registry: { 'cache-control': 'no-cache', ...INERT, ...base },
    immutable: { 'cache-control': 'public, max-age=31536000, immutable', ...INERT, ...base },
    other: { 'cache-control': 'no-cache', ...INERT, ...base },
    https: { ...HTTPS_HEADERS },
  };
}
