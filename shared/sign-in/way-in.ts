import { PERSONAL_PREFIX, addressOf } from '@console/shared/runtime';

/** The sign-in method of a user in a silo: a password, or an identity provider. */
export interface WayIn {
  /** Name of the silo. */
  readonly silo: string;
  /** Name of the identity provider; absent for a password. */
  readonly provider?: string | undefined;
}

const KEY = `${PERSONAL_PREFIX}way-in`;

/** The last page of a sign-in in a separate window; it notifies the other tabs and closes itself. */
export const SIGNED_IN = '/signed-in';

/** Path at which the server redirects to an identity provider. */
export const samlPath = (silo: string, provider: string): string =>
  `/login/${encodeURIComponent(silo)}/saml/${encodeURIComponent(provider)}/redirect`;

/**
 * Stores the sign-in method of the user, so that they can sign in again over a page whose session has ended: the API does not
 * return it. The value contains only names, and is deleted at sign-out.
 */
export function rememberWayIn(way: WayIn): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(way));
  } catch {
    // storage is disabled or full: the server's login page offers the methods
  }
}

/** The stored sign-in method for a silo in this browser; undefined when it is unknown. */
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

/** Address that starts a sign-in in a separate window and ends on `SIGNED_IN`; without a provider the server chooses. */
export function windowPath(way: WayIn | undefined): string {
  const { silo, provider } = way ?? {};
  const start = silo !== undefined && provider !== undefined ? samlPath(silo, provider) : '/login';
  return `${addressOf(start)}?redirect_uri=${encodeURIComponent(addressOf(SIGNED_IN))}`;
}
