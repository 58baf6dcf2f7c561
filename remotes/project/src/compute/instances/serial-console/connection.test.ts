// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { apiError } from '@console/shared/api';
import { BACK_OFF, PATIENCE, SILENCE, STABLE } from './connection.ts';
import { FakeSocket, latest, make, withFakeSockets } from './test-socket.ts';

withFakeSockets();

test('does nothing before it is started and after it is stopped', () => {
  const { connection, seen, status } = make();
  connection.reconnect();
  connection.send('x');
  expect(FakeSocket.all).toHaveLength(0);
  connection.start();
  connection.start();
  expect(FakeSocket.all).toHaveLength(1);
  latest().opens();
  const socket = latest();
  connection.stop();
  expect(socket.closed).toBe(true);
  socket.says('late');
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(seen).toEqual(['open']);
  expect(status()).toBe('idle');
  expect(connection.read().wasOpen).toBe(true);
});

test('passes bytes and text on, and sends typed text as bytes', () => {
  const { connection, seen, status } = make();
  connection.start();
  expect(status()).toBe('connecting');
  expect(latest().binaryType).toBe('arraybuffer');
  connection.send('too early');
  latest().opens();
  expect(status()).toBe('connected');
  latest().says('hello');
  latest().says(new Uint8Array([27, 91]).buffer);
  connection.send('é\r');
  expect(latest().sent).toEqual(['é\r']);
  expect(seen).toEqual(['open', 'hello', 'bytes 27 91']);
});

// @sheet compute-storage/9.91
test('sends a long paste in messages that no server cuts off, without dividing a character', () => {
  const { connection } = make();
  connection.start();
  latest().opens();
  const paste = `${'x'.repeat(8_191)}😀`.repeat(20);
  connection.send(paste);
  expect(latest().sent.join('')).toBe(paste);
  expect(Math.max(...latest().sent.map((part) => new TextEncoder().encode(part).length))).toBeLessThan(
    65_536,
  );
});

test('reconnects at growing intervals after it was interrupted, and stops in the end', async () => {
  const { connection, seen, status } = make();
  connection.start();
  latest().opens();
  latest().breaks();
  expect(seen).toEqual(['open', 'lost']);
  expect(status()).toBe('disconnected');
  for (const [index, delay] of BACK_OFF.entries()) {
    expect(connection.read().retries).toBe(true);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(FakeSocket.all).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(index + 2);
    expect(status()).toBe('connecting');
    latest().breaks();
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('error');
  }
  expect(connection.read().retries).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.all).toHaveLength(BACK_OFF.length + 1);
  // the network is back, or the user clicks
  connection.hurry();
  latest().opens();
  expect(status()).toBe('connected');
});

test('after a connection that lasted, delays start from the first; after one that did not, they continue to grow', () => {
  const { connection } = make();
  connection.start();
  for (const lasts of [0, 0, STABLE]) {
    latest().opens();
    vi.advanceTimersByTime(lasts);
    latest().breaks();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(BACK_OFF[0]);
    expect(FakeSocket.all.length - before).toBe(before === 2 ? 0 : 1);
    if (before === 2) vi.advanceTimersByTime(BACK_OFF[1]);
  }
});

test('shows the reason, and stops retrying when that is useless', async () => {
  const { connection } = make(apiError({ kind: 'forbidden', message: 'Action not authorized' }));
  connection.start();
  latest().breaks();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(connection.read()).toMatchObject({
    status: 'error',
    retries: false,
    message: 'Action not authorized',
  });
  expect(FakeSocket.all).toHaveLength(1);
  connection.reconnect();
  expect(FakeSocket.all).toHaveLength(2);
});

test('a late response of an earlier attempt changes nothing', async () => {
  const { connection, status } = make(apiError({ kind: 'forbidden', message: 'no' }));
  connection.start();
  latest().breaks();
  connection.reconnect();
  latest().opens();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('connected');
});

test('an attempt that hangs is canceled', async () => {
  const { connection, status } = make();
  connection.start();
  const hanging = latest();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(hanging.closed).toBe(true);
  expect(status()).toBe('error');
  await vi.advanceTimersByTimeAsync(BACK_OFF[0]);
  latest().opens();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(status()).toBe('connected');
});

test('a missing echo is reported as a suspicion, until there is output', () => {
  const { connection } = make();
  connection.start();
  latest().opens();
  vi.advanceTimersByTime(SILENCE * 2);
  expect(connection.read().silent).toBe(false);
  connection.send('ls\r');
  vi.advanceTimersByTime(SILENCE);
  expect(connection.read()).toMatchObject({ status: 'connected', silent: true });
  latest().says('files');
  expect(connection.read().silent).toBe(false);
  connection.send('x');
  latest().says('x');
  vi.advanceTimersByTime(SILENCE);
  expect(connection.read().silent).toBe(false);
});
