// @vitest-environment happy-dom
import { fleetPersonas } from '@console/mock';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  cellOf,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

// @sheet operator/13.32
test('a session that is coming up is polled until it is up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { mock } = await renderScreen(routes, '/system/networking/bfd', {
    prepare: ({ store }) => {
      // Enabled a moment ago: the two ends have not received packets from each other yet
      const session = store.tables.bfdSessions.find(({ remote }) => remote === '172.20.15.9');
      if (session)
        store.tables.bfdSessions.put({ ...session, timeEnabled: new Date(store.clock.now() - 1_000) });
    },
  });
  await rowOf('172.20.15.9');
  const state = async () => (await cellOf('172.20.15.9', 'State')).textContent;
  expect(await state()).toMatch(/init/i);
  const before = mock.calls.get('networkingBfdStatus');
  // Without a click: the page polls every five seconds while a session is coming up
  mock.clock.advance(5_000);
  act(() => void vi.advanceTimersByTime(5_000));
  await vi.waitFor(async () => expect(await state()).toMatch(/^up/i));
  expect(mock.calls.get('networkingBfdStatus')).toBe((before ?? 0) + 1);
  expect(screen.getByRole('button', { name: 'Refresh data' })).toBeTruthy();
});

test('a monitoring page that fails is polled less often, up to every five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await renderScreen(routes, '/system/networking/bfd');
  await rowOf('172.20.15.9');
  let asked = 0;
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    if (!String(input).includes('/bfd-status')) return answer(input, init);
    asked += 1;
    const body = JSON.stringify({ message: 'No switch answers', request_id: '', error_code: null });
    return Promise.resolve(
      new Response(body, { status: 503, headers: { 'content-type': 'application/json' } }),
    );
  });
  const minutes: number[] = [];
  for (let minute = 1; minute <= 17; minute += 1) {
    const before = asked;
    act(() => void vi.advanceTimersByTime(60_000));
    // The answer sets the next interval
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    if (asked > before) minutes.push(minute);
  }
  expect(minutes).toEqual([1, 3, 7, 12, 17]);
});

// @sheet corrections/R12
test('a second session that somebody else was faster with is found before it is sent', async () => {
  const { mock } = await renderScreen(routes, '/system/networking/bfd-new');
  const dialog = await openDialog('Create BFD session');
  fill(dialog.getByRole('combobox', { name: /^Remote address/ }), '172.20.15.50');
  const [session] = mock.store.tables.bfdSessions;
  if (!session) throw new Error('the demo has sessions');
  mock.store.tables.bfdSessions.put({ ...session, id: 'other', switch: 'switch0', remote: '172.20.15.50' });
  fireEvent.click(dialog.getByRole('button', { name: 'Create BFD session' }));
  expect(await dialog.findByText('switch0 already has a session with 172.20.15.50')).toBeTruthy();
  expect(mock.calls.get('networkingBfdEnable')).toBeUndefined();
});

// @sheet corrections/R14
test('a fleet viewer creates and disables a session', async () => {
  const { mock } = await renderScreen(routes, '/system/networking/bfd-new', {
    persona: fleetPersonas.viewer,
  });
  const dialog = await openDialog('Create BFD session');
  fill(dialog.getByRole('combobox', { name: /^Remote address/ }), '172.20.15.50');
  fireEvent.click(dialog.getByRole('button', { name: 'Create BFD session' }));
  await expectToast('BFD session with 172.20.15.50 created');
  await rowAction('172.20.15.50', 'Disable');
  const question = await openDialog('Disable BFD session');
  await press(question.getByRole('button', { name: 'Confirm' }));
  await expectToast('BFD session with 172.20.15.50 disabled');
  expect(mock.store.tables.bfdSessions.find(({ remote }) => remote === '172.20.15.50')).toBeUndefined();
});
