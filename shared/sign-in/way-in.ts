import { PERSONAL_PREFIX, addressOf } from '@console/shared/runtime';

/** How somebody has signed in to a silo: with a password, or with an identity provider. */
export interface WayIn {
  /** Name of the silo. */
  readonly silo: string;
  /** Name of the identity provider; absent for a password. */
  readonly provider?: string | undefined;
}

const KEY = `${PERSONAL_PREFIX}way-in`;

/** Page that a sign-in in a window of its own ends on; it tells the other tabs and closes itself. */
export const SIGNED_IN = '/signed-in';

/** Path that the server answers with the way to an identity provider. */
export const samlPath = (silo: string, provider: string): string =>
  `/login/${encodeURIComponent(silo)}/saml/${encodeURIComponent(provider)}/redirect`;

/**
 * Keeps how somebody signs in, so that they can do it again over a page whose session has ended: the API does not tell. It holds
 * names only, and goes with the sign-out.
 */
export function rememberWayIn(way: WayIn): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(way));
  } catch {
    // storage is forbidden or full: the server's login page knows the way
  }
}

/** How somebody has signed in to a silo from this browser; undefined when that is not known. */
export function wayInto(silo: string | undefined): WayIn | undefined {
  let value: unknown;
  try {
    value = JSON.parse(localStorage.getItem(KEY) ?? '');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const provider = fields.get('provider');
  if (silo === undefined || fields.get('silo') !== silo) return undefined;
  if (provider === undefined) return { silo };
  return typeof provider === 'string' ? { silo, provider } : undefined;
}

/** Address at which a window of its own begins a sign-in that ends on `SIGNED_IN`; without a provider the server chooses. */
export function windowPath(way: WayIn | undefined): string {
  const { silo, provider } = way ?? {};
  const start = silo !== undefined && provider !== undefined ? samlPath(silo, provider) : '/login';
  return `${addressOf(start)}?redirect_uri=${encodeURIComponent(addressOf(SIGNED_IN))}`;
}
