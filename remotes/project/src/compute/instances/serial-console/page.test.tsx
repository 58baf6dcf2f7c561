// @vitest-environment happy-dom
import { Terminal } from '@console/shared/terminal';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heading } from '../../../../../../tools/testing/on-screen.ts';
import {
  confirmIn,
  renderScreen,
  type ScreenOptions,
  setWidth,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { EDGE_CACHE, whilePassing } from '../test-time.ts';
import { FakeSocket, latest } from './test-socket.ts';

// xterm needs the fonts of a browser
vi.mock('@console/shared/terminal', async () => {
  const { useImperativeHandle } = await import('react');
  const shown: string[] = [];
  const decoder = new TextDecoder();
  return {
    Terminal: vi.fn<typeof Terminal>(({ children, cover, ref }) => {
      useImperativeHandle(ref, () => ({
        write: (data) => void shown.push(typeof data === 'string' ? data : decoder.decode(data)),
        clear: () => void shown.splice(0),
        focus: () => undefined,
        text: () => shown.join(''),
      }));
      return (
        <>
          {children}
          {cover}
        </>
      );
    }),
  };
});

useScreens();
beforeEach(() => {
  setWidth(120);
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

const NAME = 'cache-ams-01';

async function openConsole(options: ScreenOptions = {}) {
  const rendered = await renderScreen(routes, `${EDGE_CACHE}/${NAME}/serial-console`, options);
  await heading(NAME);
  return rendered;
}

const button = (name: string) => screen.findByRole('button', { name });
const server = (does: (socket: FakeSocket) => void) => act(() => does(latest()));

/** Chooses an entry of the menu of the console. */
async function choose(name: RegExp | string, role = 'menuitem'): Promise<void> {
  fireEvent.click(await button('Console actions'));
  fireEvent.click(within(await screen.findByRole('menu')).getByRole(role, { name }));
}

test('a connection that cannot be opened is retried, also by its button', async () => {
  await openConsole();
  server((socket) => socket.breaks());
  expect(await screen.findByText('Serial console connection failed')).toBeTruthy();
  expect(screen.getByText('Retrying automatically.')).toBeTruthy();
  fireEvent.click(await button('Try again'));
  server((socket) => socket.opens());
  expect(await screen.findByText('connected')).toBeTruthy();
  expect(screen.queryByText('Serial console connection failed')).toBeNull();
});

test('a user who may not modify the project sees the reason, and nothing is retried', async () => {
  await openConsole({ faults: [{ operation: 'instanceSerialConsoleStream', status: 403 }] });
  server((socket) => socket.breaks());
  expect(await screen.findByText('Action not authorized')).toBeTruthy();
  expect(screen.getByText('The serial console requires permission to modify the project.')).toBeTruthy();
  expect(screen.queryByText('Retrying automatically.')).toBeNull();
});

test('a lost connection is opened again by its button, and input of before is reported as not sent', async () => {
  await openConsole();
  server((socket) => socket.opens());
  server((socket) => socket.breaks());
  act(() => vi.mocked(Terminal).mock.lastCall?.[0].onData?.('ls'));
  expect(await screen.findByText(/^Your input was not sent\. Reconnects automatically/)).toBeTruthy();
  fireEvent.click(await button('Reconnect'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('it ends with its instance, and connects again after a start; leaving ends it', async () => {
  const { mock, visit } = await openConsole();
  server((socket) => socket.opens());
  await choose('Stop');
  await confirmIn('Confirm stop instance');
  await waitFor(() => expect(latest().closed).toBe(true));
  await whilePassing(mock, () =>
    expect(screen.getByText('The instance is').parentElement?.textContent).toContain('stopped'),
  );
  expect(screen.getByText('The serial console requires a running instance.')).toBeTruthy();
  fireEvent.click(await button('Start'));
  await confirmIn('Confirm start instance');
  await whilePassing(mock, () => expect(FakeSocket.all).toHaveLength(2));
  await visit(EDGE_CACHE);
  expect(latest().closed).toBe(true);
});

test('the output is saved as a file, and its size is a command', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const saved: (string | null)[] = [];
  const texts: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.getAttribute('download'));
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) texts.push(file);
    return 'blob:file';
  });
  await openConsole();
  server((socket) => {
    socket.opens();
    socket.says('UEFI firmware\n');
  });
  await choose('Download output');
  expect(saved).toEqual([`${NAME}-console.txt`]);
  expect(await texts[0]?.text()).toBe('UEFI firmware\n');
  act(() => vi.mocked(Terminal).mock.lastCall?.[0].onResize?.(100, 40));
  await choose(/^Copy stty resize command/);
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('stty rows 40 cols 100'));
});

test('a text size is kept for the next console', async () => {
  const { visit } = await openConsole();
  await choose('Very large', 'menuitemradio');
  await visit(EDGE_CACHE);
  await visit(`${EDGE_CACHE}/log-shipper/serial-console`);
  await heading('log-shipper');
  expect(vi.mocked(Terminal).mock.lastCall?.[0].zoom).toBe(1.6);
});
