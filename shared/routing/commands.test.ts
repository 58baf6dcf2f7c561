// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commandsAtom, store } from '@console/shared/runtime';
import { useActionCommand } from './commands.ts';

const offered = () =>
  [...store.get(commandsAtom).values()].flat().map(({ group, label, to }) => `${group}: ${label} → ${to}`);

test('the main action of a page is offered while the page is shown and it is not disabled', () => {
  const { rerender, unmount } = renderHook(
    ({ reason }: { reason?: string }) => useActionCommand('New probe', '/probes-new', reason),
    { initialProps: {} },
  );
  expect(offered()).toEqual(['Actions: New probe → /probes-new']);
  rerender({ reason: 'Needs the fleet admin role' });
  expect(offered()).toEqual([]);
  rerender({});
  expect(offered()).toHaveLength(1);
  unmount();
  expect(offered()).toEqual([]);
});
