// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiError } from '@console/shared/api';
import { UiProvider } from '@console/shared/ui';
import { startTask } from './run-task.ts';
import { TaskDialog } from './task-dialog.tsx';

test('every refused step stands with its reason, and the others are done', async () => {
  const step = (title: string, send: () => Promise<unknown>) => ({ title, send, isDone: async () => false });
  const run = startTask({
    about: { id: 'apart', title: 'Delete both', to: '/' },
    steps: [
      step('Delete a', () => Promise.reject(apiError({ kind: 'invalid', message: 'It is locked' }))),
      step('Delete b', async () => undefined),
    ],
    isApart: true,
    keep: () => undefined,
    result: ({ size }) => `${2 - size} of 2 deleted.`,
    said: { done: 'Done', failed: 'Failed' },
  });
  render(
    <UiProvider>
      <TaskDialog title="Delete" run={run} onDismiss={() => undefined} />
    </UiProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    '1 of 2 deleted. Not done: Delete a: It is locked.',
  );
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Delete a, failedIt is locked.',
    'Delete b, done',
  ]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
