// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commandsAtom, refusalAtom, store } from '@console/shared/runtime';
import { useActionCommand, useCommands } from './commands.ts';

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

test('forms are not offered to people whose roles do not allow changing anything', () => {
  const commands = [
    { group: 'Actions', label: 'New disk', to: '/projects/edge/disks-new' },
    { group: 'Actions', label: 'Run query', run: () => undefined },
    { group: 'Go to disk', label: 'news', to: '/projects/edge/disks/news' },
  ];
  const { unmount } = renderHook(() => useCommands(commands));
  expect(offered()).toHaveLength(3);
  act(() => store.set(refusalAtom, 'Needs the project collaborator role'));
  expect(offered()).toEqual([
    'Actions: Run query → undefined',
    'Go to disk: news → /projects/edge/disks/news',
  ]);
  act(() => store.set(refusalAtom, undefined));
  expect(offered()).toHaveLength(3);
  unmount();
});
