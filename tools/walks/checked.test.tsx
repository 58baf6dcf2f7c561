// @vitest-environment happy-dom
import { store } from '@console/shared/runtime';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../remotes/project/src/routes.ts';
import { entriesAtom, recordWrites } from '../../shell/src/activity/entries.ts';
import {
  confirmIn,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../testing/screen.tsx';

/* The outcome of a write without a response is checked where it was sent; the activity must then show the same. */

useScreens();
beforeEach(() => {
  store.set(entriesAtom, []);
  recordWrites();
});

const ways = {
  'a form': async () => {
    await renderScreen(routes, '/projects/payments-staging/edit');
    const form = await openDialog('Edit project');
    fill(form.getByRole('textbox', { name: /^Description/ }), 'For payments');
    return () => press(form.getByRole('button', { name: 'Update project' }));
  },
  'a confirmed action': async () => {
    await renderScreen(routes, '/projects/edge-cache/instances');
    await rowAction('log-shipper', 'Stop');
    return () => confirmIn('Confirm stop instance');
  },
} as const;

/** Drops the response of every write, after it was executed or instead of it. */
function loseAnswers(isExecuted: boolean) {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    if (init?.method === 'GET') return answer(input, init);
    if (isExecuted) await answer(input, init);
    throw new TypeError('Failed to fetch');
  });
}

const states = () => store.get(entriesAtom).map(({ state }) => state);

// @sheet common-ui/34.35
test.each([
  ['a form', true, 'done'],
  ['a form', false, 'failed'],
  ['a confirmed action', true, 'done'],
  ['a confirmed action', false, 'failed'],
] as const)(
  'the activity shows the result of the check in %s (executed: %s)',
  async (way, isExecuted, state) => {
    const send = await ways[way]();
    loseAnswers(isExecuted);
    await send();
    await vi.waitFor(() => expect(states()).toEqual(['unknown']), 4_000);
    await press(await screen.findByRole('button', { name: 'Check' }));
    await vi.waitFor(() => expect(states()).toEqual([state]), 4_000);
  },
);
