// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { BACK_OFF, REPLAY } from './connection.ts';
import { latest, make, withFakeSockets } from './test-socket.ts';

withFakeSockets();

// @sheet compute-storage/9.91
test('text typed without a connection is reported as not sent, until other text is sent, and is never sent later', async () => {
  const { connection, status } = make();
  const unsent = () => connection.read().unsent;
  connection.start();
  latest().opens();
  connection.send('a');
  latest().breaks();
  expect(unsent()).toBe(false);
  connection.send('b');
  expect([status(), connection.read().retries, unsent()]).toEqual(['disconnected', true, true]);
  vi.advanceTimersByTime(BACK_OFF[0]);
  latest().breaks();
  // Why it was refused is still being requested
  connection.send('c');
  await vi.advanceTimersByTimeAsync(BACK_OFF[1]);
  expect([status(), unsent()]).toEqual(['connecting', true]);
  latest().opens();
  expect([status(), unsent(), latest().sent]).toEqual(['connected', true, []]);
  connection.send('d');
  expect([unsent(), latest().sent]).toEqual([false, ['d']]);
  connection.stop();
  connection.send('e');
  expect(unsent()).toBe(false);
});

test('text that an interrupted connection had not passed on is reported as not sent', () => {
  const { connection } = make();
  connection.start();
  latest().opens();
  connection.send('a');
  latest().bufferedAmount = 1;
  latest().breaks();
  expect(connection.read().unsent).toBe(true);
});

test('what the terminal answers to questions in the history is not sent again, and typed text is', () => {
  const { connection } = make();
  const answers = ['\u001B[?1;2c', '\u001B[>0;276;0c', '\u001B[0n', '\u001B[24;80R', '\u001BP1$r0m\u001B\\'];
  connection.start();
  latest().opens();
  for (const text of [...answers, 'ls\r', '\u001B[A', '\u001BOP']) connection.send(text);
  expect(latest().sent).toEqual(['ls\r', '\u001B[A', '\u001BOP']);
  vi.advanceTimersByTime(REPLAY);
  connection.send('\u001B[24;80R');
  expect(latest().sent.at(-1)).toBe('\u001B[24;80R');
});
