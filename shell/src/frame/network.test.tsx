// @vitest-environment happy-dom
import { StateProvider } from '@console/shared/state';
import { reach, store } from '@console/shared/runtime';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkBanner } from './network.tsx';

/** Current response of the server; undefined for no response. */
let status: number | undefined;
/** The `Date` header of its responses. */
let date = '';
let asked = 0;
let underway = 0;
let most = 0;

beforeEach(() => {
  // A whole second: the header `Date` has no smaller unit
  vi.useFakeTimers({ now: new Date('2026-05-14T14:02:47.000Z') });
  status = undefined;
  date = '';
  asked = 0;
  most = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    underway += 1;
    most = Math.max(most, underway);
    await Promise.resolve();
    underway -= 1;
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('{}', { status, headers: { Date: date } });
  });
  render(
    <StateProvider store={store}>
      <NetworkBanner />
    </StateProvider>,
  );
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const fail = () =>
  act(async () => {
    await reach().catch(() => undefined);
  });

describe('while the server does not respond', () => {
  // @sheet operator/13.107
  test.each([200, 401])(
    'a request is sent every five seconds, until the server responds with %s twice',
    async (answer) => {
      await fail();
      expect(screen.getByText(/^The server is not responding/)).toBeTruthy();
      expect(asked).toBe(1);
      await wait(10_000);
      expect(asked).toBe(3);
      status = answer;
      await wait(5_000);
      expect(asked).toBe(5);
      expect(screen.queryByText(/^The server is not responding/)).toBeNull();
      expect(screen.getByText('Connected again.')).toBeTruthy();
      await wait(4_000);
      expect(screen.queryByText('Connected again.')).toBeNull();
      await wait(30_000);
      expect(asked).toBe(5);
      expect(most).toBe(1);
    },
  );

  test('a hidden tab sends no requests', async () => {
    await fail();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await wait(20_000);
    expect(asked).toBe(1);
    hidden.mockReturnValue(false);
    status = 200;
    await wait(5_000);
    expect(screen.getByText('Connected again.')).toBeTruthy();
  });
});

// @sheet common-ui/34.39
test('the server is not blamed before it could answer, when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
  await fail();
  onLine.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByText('Connecting to the server…')).toBeTruthy();
  await wait(5_000);
  expect(screen.getByText(/^The server is not responding/)).toBeTruthy();
  status = 200;
  await wait(5_000);
  expect(screen.getByText('Connected again.')).toBeTruthy();
});

test('a wrong clock of the computer is reported until it is corrected', async () => {
  status = 200;
  const answerAt = async (ahead: number) => {
    date = new Date(Date.now() - ahead).toUTCString();
    await act(() => reach());
  };
  await answerAt(26 * 60 * 60_000);
  expect(screen.getByRole('status').textContent).toBe(
    'The clock of this computer is 26 h 0 min ahead of the server’s. Correct it: ages, remaining times and the periods of charts are wrong.',
  );
  await answerAt(-10 * 60_000);
  expect(screen.getByRole('status').textContent).toMatch(/ is 10 min 0 s behind the server’s\./);
  await answerAt(0);
  expect(screen.getByRole('status').textContent).toBe('');
});

// @sheet operator/13.107
test('two simultaneous checks send one request', async () => {
  status = 200;
  expect(await Promise.all([reach(), reach()])).toHaveLength(2);
  expect(asked).toBe(1);
});
