// @vitest-environment happy-dom
import { store, unsupportedAtom } from '@console/shared/runtime';
import { act, render, screen } from '@testing-library/react';
import { StateProvider } from '@console/shared/state';
import { afterEach, expect, test } from 'vitest';
import { SessionGate } from './gate.tsx';

afterEach(() => act(() => store.set(unsupportedAtom, '')));

test('replaces every page by one sentence when the server does not support the API of this console', async () => {
  render(
    <StateProvider store={store}>
      <SessionGate>
        <h1>Projects</h1>
      </SessionGate>
    </StateProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Projects');
  act(() => store.set(unsupportedAtom, 'Ask your platform team for a newer console.'));
  const heading = await screen.findByRole('heading', { name: 'This console does not match the server' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('alert').textContent).toContain('Ask your platform team for a newer console.');
  expect(screen.queryByText('Projects')).toBeNull();
});
