// @vitest-environment happy-dom
import { currentUserView } from '@console/shared/api';
import { call, openSession, sessionAtom, store, verifySession } from '@console/shared/runtime';
import { expect, test, vi } from 'vitest';
import { findReason } from './find-reason.ts';

test('when the session has ended, it waits for the sign-in, after which the console connects again', async () => {
  const me = { id: '11111111-1111-4111-8111-111111111111', display_name: 'Maren', silo_name: 'fernhill' };
  const respond = (status: number) =>
    vi.stubGlobal('fetch', async (url: string) => {
      if (status === 401) return Response.json({ message: 'credentials missing' }, { status });
      if (url === '/v1/me') return Response.json(me);
      const code = url.includes('/serial-console/stream') ? 400 : 200;
      return Response.json({ message: 'not a websocket' }, { status: code });
    });
  respond(200);
  openSession();
  await call(currentUserView, {});
  respond(401);
  let found: unknown = 'nothing yet';
  const search = findReason({ project: 'edge', instance: 'web' }).then((answer) => (found = answer));
  await vi.waitFor(() => expect(store.get(sessionAtom).kind).toBe('ended'));
  expect(found).toBe('nothing yet');
  respond(200);
  await verifySession();
  await search;
  expect(found).toBeUndefined();
});
