import { startSession } from '../../auth/sessions.ts';
import type { Answer, Exchange } from '../../wire/exchange.ts';
import type { Store } from '../../store/store.ts';

/** A path of this origin, or the start page. Specification 8; system sheet 19. */
function safePath(path: string | null): string {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : '/';
}

/**
 * `GET /login/{silo}/saml/{provider}/redirect`, the link of the sign-in page. A real server sends the browser to the identity
 * provider; this one acts as the provider too and returns immediately, signed in as the first user of the silo.
 */
export function samlRedirect(store: Store, { method, url }: Exchange): Answer | undefined {
  const [, siloName, providerName] = /^\/login\/([^/]+)\/saml\/([^/]+)\/redirect$/.exec(url.pathname) ?? [];
  if (method !== 'GET' || siloName === undefined) return undefined;
  const { silos, identityProviders, users } = store.tables;
  const silo = silos.find((row) => row.name === siloName);
  const provider = identityProviders.find((row) => row.siloId === silo?.id && row.name === providerName);
  const user = provider && users.find((row) => row.siloId === silo?.id);
  if (user === undefined)
    return {
      status: 404,
      headers: { 'content-type': 'text/plain' },
      body: 'There is no such identity provider.',
    };
  return {
    status: 303,
    headers: { location: safePath(url.searchParams.get('redirect_uri')) },
    body: undefined,
    session: startSession(store, user.id).id,
  };
}
