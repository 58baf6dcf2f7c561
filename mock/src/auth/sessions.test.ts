import { describe, expect, it } from 'vitest';
import { fakeClock } from '../store/clock.ts';
import { createMock } from '../server/mock.ts';
import { SESSION_COOKIE } from '../wire/exchange.ts';
import { callerOf } from '../testing.ts';
import { SESSION_IDLE, SESSION_LONGEST } from './sessions.ts';

const HOUR = 3_600_000;

/** A server with a person who has just signed in; `me` is the status of a request of theirs. */
async function signedIn(personaSessions = false) {
  const clock = fakeClock();
  const mock = createMock({ clock, personas: true, personaSessions });
  const send = (path: string, init: RequestInit = {}) =>
    mock.handle(
      new Request(`http://mock.test${path}`, {
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      }),
    );
  const login = async () => {
    const body = JSON.stringify({ username: 'maren', password: 'correct-horse' });
    const { headers } = await send('/v1/login/fernhill/local', { method: 'POST', body });
    return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  };
  const cookie = await login();
  const me = async (more = '') =>
    (await send('/v1/me', { headers: { cookie: [cookie, more].filter(Boolean).join('; ') } })).status;
  return { clock, mock, me, send, login };
}

describe('a session', () => {
  // @sheet corrections/S1
  it('ends after 8 hours without a request, and no persona takes its place', async () => {
    const { clock, me } = await signedIn();
    clock.advance(SESSION_IDLE - 1);
    expect(await me()).toBe(200);
    clock.advance(SESSION_IDLE);
    expect(await me()).toBe(401);
    expect(await me('msw-user=Maren%20Okafor')).toBe(401);
  });

  // @sheet corrections/S2
  it('ends after 24 hours, however much it is used', async () => {
    const { clock, me } = await signedIn();
    const statuses: number[] = [];
    for (let passed = 0; passed < SESSION_LONGEST; passed += HOUR) {
      statuses.push(await me());
      clock.advance(HOUR);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await me()).toBe(401);
  });

  it('is replaced by the next sign-in', async () => {
    const { clock, me, login, send } = await signedIn();
    clock.advance(SESSION_LONGEST);
    expect(await me()).toBe(401);
    const cookie = await login();
    expect(cookie).toMatch(new RegExp(`^${SESSION_COOKIE}=`));
    expect((await send('/v1/me', { headers: { cookie } })).status).toBe(200);
  });

  it('does not end for the token of a device', async () => {
    const { clock, mock, send } = await signedIn();
    const [user] = mock.store.tables.users;
    mock.store.tables.sessions.put({ id: 'token', userId: user?.id ?? '' });
    clock.advance(10 * SESSION_LONGEST);
    expect((await send('/v1/me', { headers: { authorization: 'Bearer token' } })).status).toBe(200);
  });
});

describe('a persona of the demo', () => {
  it('has a session that ends too, until the demo changes to a persona', async () => {
    const { clock, mock, send } = await signedIn(true);
    const headers = { cookie: 'msw-user=Ines%20Carvalho' };
    const ines = async () => (await send('/v1/me', { headers })).status;
    expect(await ines()).toBe(200);
    clock.advance(SESSION_IDLE);
    expect(await ines()).toBe(401);
    const name = JSON.stringify({ name: 'Ines Carvalho' });
    const changed = await send('/__mock/persona', { method: 'POST', body: name });
    expect(changed.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/);
    expect(await ines()).toBe(200);
    expect([...mock.store.tables.sessions].filter(({ id }) => id.startsWith('persona-'))).toHaveLength(1);
  });

  it('has none elsewhere', async () => {
    const clock = fakeClock();
    const call = callerOf(createMock({ clock, personas: true }));
    expect((await call('GET', '/v1/me')).status).toBe(200);
    clock.advance(SESSION_LONGEST);
    expect((await call('GET', '/v1/me')).status).toBe(200);
  });
});
