// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { clearCache } from '@console/shared/query';
import { store, toastsAtom } from '@console/shared/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockApi } from '../../../../tools/testing/mock-api.ts';
import { endOf, tellEnd } from './end-check.ts';
import { watchEnd } from './end-watch.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearCache();
  store.set(toastsAtom, []);
});

const DAY = 24 * 60 * 60 * 1000;

it('counts days, or shows that none is valid', () => {
  const row = (name: string, standing: Parameters<typeof endOf>[0][number]['standing']) => ({
    name,
    standing,
  });
  expect(endOf([])).toBeUndefined();
  expect(endOf([row('a', { kind: 'in-use' }), row('b', { kind: 'spare' })])).toBeUndefined();
  expect(endOf([row('a', { kind: 'ending', days: 12, urgent: false })])).toBe(
    'a, the certificate in use, expires in 12 days. Add a new one before then.',
  );
  expect(endOf([row('a', { kind: 'ending', days: 1, urgent: true })])).toMatch(/expires in 1 day\./);
  expect(endOf([row('a', { kind: 'ended', unreplaced: true })])).toMatch(
    /^This silo has no valid certificate/,
  );
});

// @sheet operator/13.116
it('is shown to an admin of the silo with a link, and stays until it is closed', async () => {
  mockApi();
  await tellEnd();
  expect(store.get(toastsAtom)).toEqual([]);
  clearCache();
  vi.setSystemTime(Date.now() + 40 * 365 * DAY);
  await tellEnd();
  expect(store.get(toastsAtom)).toMatchObject([
    { title: 'A certificate needs attention', link: { to: '/certificates' }, timeout: null },
  ]);
});

// @sheet operator/13.116
it('is not shown to other users, without an error', async () => {
  const mock = mockApi();
  mock.settings.persona = personas.siloCollaborator;
  vi.setSystemTime(Date.now() + 40 * 365 * DAY);
  await tellEnd();
  expect(store.get(toastsAtom)).toEqual([]);
  expect(mock.calls.get('certificateList')).toBe(1);
});

it('is checked late, and not at all after a sign-out', async () => {
  const mock = mockApi();
  watchEnd()();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mock.calls.get('certificateList')).toBeUndefined();
  watchEnd();
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(mock.calls.get('certificateList')).toBe(1));
});
