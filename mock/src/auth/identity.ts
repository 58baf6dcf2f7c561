import { Actor } from './access.ts';
import { continueSession, personaSession } from './sessions.ts';
import { PERSONA_COOKIE, SESSION_COOKIE, type Exchange } from '../wire/exchange.ts';
import type { Store } from '../store/store.ts';

/** Determines the caller of requests without a session. */
export interface PersonaSettings {
  /** Display name of the user of such requests; when undefined, they get a 401. */
  persona: string | undefined;
  /** Shortcuts of the demo: the cookie `msw-user` selects the user, and a password signs in to any silo. */
  readonly personas: boolean;
  /** The calls of a persona belong to a session, which ends like that of a sign-in. */
  readonly personaSessions: boolean;
}

/** The user of a session token: undefined when there is no such session, null when it has ended. */
function bySession(store: Store, token: string | undefined): Actor | null | undefined {
  const session = store.tables.sessions.get(token);
  const user = store.tables.users.get(session?.userId);
  if (session === undefined || user === undefined) return undefined;
  return continueSession(store, session) ? new Actor(store, user) : null;
}

function byName(store: Store, name: string | undefined): Actor | undefined {
  const user = name === undefined ? undefined : store.tables.users.find((row) => row.displayName === name);
  return user && new Actor(store, user);
}

/**
 * The caller: by bearer token, then session, then the persona cookie when personas are enabled, then the configured persona. An
 * unknown name in the cookie selects the first user. A session that has ended belongs to no user, with or without a persona.
 * docs/contract/server-behaviour.md section 2, 10; common-ui 29.
 */
export function whoCalls(store: Store, settings: PersonaSettings, exchange: Exchange): Actor | undefined {
  const bearer = /^bearer (.+)$/i.exec(exchange.authorization ?? '')?.[1];
  if (bearer !== undefined) return bySession(store, bearer) ?? undefined;
  const session = bySession(store, exchange.cookies.get(SESSION_COOKIE));
  if (session !== undefined) return session ?? undefined;
  const persona = personaOf(store, settings, exchange);
  if (persona === undefined || !settings.personaSessions) return persona;
  return continueSession(store, personaSession(store, persona.user.id)) ? persona : undefined;
}

/** The persona of a request without a session. */
function personaOf(store: Store, settings: PersonaSettings, exchange: Exchange): Actor | undefined {
  const cookie = exchange.cookies.get(PERSONA_COOKIE);
  const first = () => byName(store, [...store.tables.users][0]?.displayName);
  if (settings.personas && cookie !== undefined) return byName(store, cookie) ?? first();
  return settings.persona === undefined ? undefined : (byName(store, settings.persona) ?? first());
}
