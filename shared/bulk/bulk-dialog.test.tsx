// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Following } from '@console/shared/actions';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Task } from './task.ts';

afterEach(cleanup);

/** Whether the browser asks before the tab is closed. */
const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

// @sheet common-ui/34.40
test('the browser asks before the tab is closed while requests are still to be sent', async () => {
  const answers = Array.from({ length: 5 }, () => Promise.withResolvers<Following>());
  const task: Task = {
    label: 'Stop',
    noun: ['instance', 'instances'],
    isDanger: false,
    isFinal: false,
    consequence: undefined,
    candidates: answers.map(({ promise }, index) => ({
      id: String(index),
      name: `web-${index}`,
      allowed: true,
      run: () => promise,
    })),
  };
  render(<BulkDialog task={task} onDone={() => undefined} onDismiss={() => undefined} />);
  expect(isHeld()).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop 5' }));
  expect(isHeld()).toBe(true);
  const settles = { to: ['off'], failed: ['broken'], done: 'off' };
  const changes = answers.map(({ resolve }, index) => {
    const about = { noun: 'lamp', name: String(index), to: '/', settles, via: ['dimming'] };
    const following = new Following({}, about, 0);
    following.see({ kind: 'state', state: 'dimming', isAnswer: true });
    return { resolve: () => resolve(following), following };
  });
  for (const { resolve } of changes.slice(0, 4)) await act(async () => resolve());
  expect(isHeld()).toBe(true);
  // The server has accepted everything, and continues without this tab
  await act(async () => changes[4]?.resolve());
  expect(screen.getByText('0 of 5 done, 5 in progress')).toBeTruthy();
  expect(isHeld()).toBe(false);
  await act(async () => changes.forEach(({ following }) => following.see({ kind: 'state', state: 'off' })));
  expect(isHeld()).toBe(false);
});
