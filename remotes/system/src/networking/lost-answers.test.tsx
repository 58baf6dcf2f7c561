// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const LOTS = '/system/networking/address-lots';

/** Whether a request without a response had arrived: the mock executes it, or never receives it. */
type Fate = 'arrived' | 'lost';

/** Drops the response of the next request to a path, before or after the mock executes the request. */
function loseAnswer(method: string, path: string, fate: Fate) {
  const answer = globalThis.fetch;
  let sent = 0;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const isIt = init?.method === method && String(input).startsWith(path);
    if (isIt) sent += 1;
    if (isIt && sent === 1) {
      if (fate === 'arrived') await answer(input, init);
      throw new TypeError('Failed to fetch');
    }
    return answer(input, init);
  });
  return () => sent;
}

async function createLot() {
  await renderScreen(routes, `${LOTS}-new`);
  const form = await openDialog('Create address lot');
  fill(form.getByRole('textbox', { name: 'Name' }), 'spare');
  await press(form.getByRole('button', { name: 'Add block' }));
  const block = await openDialog('Add block');
  fill(block.getByRole('textbox', { name: 'First address' }), '203.0.114.1');
  fill(block.getByRole('textbox', { name: 'Last address' }), '203.0.114.9');
  await press(block.getByRole('button', { name: 'Add block' }));
  await form.findByText('203.0.114.1');
  return form;
}

describe('a form whose request got no response', () => {
  // @sheet operator/13.5
  test('reports it, checks the outcome, and sends nothing twice when the request was executed', async () => {
    const form = await createLot();
    const sent = loseAnswer('POST', '/v1/system/networking/address-lot', 'arrived');
    await press(form.getByRole('button', { name: 'Create address lot' }));
    expect(await form.findByText('Outcome unknown')).toBeTruthy();
    // The submit button checks the outcome first, too
    await press(form.getByRole('button', { name: 'Create address lot' }));
    expect(await form.findByText('Done: the server received the request.')).toBeTruthy();
    expect(sent()).toBe(1);
    await press(form.getByRole('button', { name: 'Close form' }));
    expect(await screen.findByRole('link', { name: 'spare' })).toBeTruthy();
  });

  // @sheet operator/13.5
  test('checks the outcome, and is sent again when the request never arrived', async () => {
    const form = await createLot();
    const sent = loseAnswer('POST', '/v1/system/networking/address-lot', 'lost');
    await press(form.getByRole('button', { name: 'Create address lot' }));
    await press(await form.findByRole('button', { name: 'Check' }));
    expect(await form.findByText(/^It was not done/)).toBeTruthy();
    expect(sent()).toBe(1);
    await press(form.getByRole('button', { name: 'Create address lot' }));
    expect(await screen.findByRole('link', { name: 'spare' })).toBeTruthy();
    expect(sent()).toBe(2);
  });

  // @sheet operator/13.5
  test('has an unknown outcome while checks fail', async () => {
    const form = await createLot();
    loseAnswer('POST', '/v1/system/networking/address-lot', 'lost');
    await press(form.getByRole('button', { name: 'Create address lot' }));
    await form.findByText('Outcome unknown');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await press(await form.findByRole('button', { name: 'Check' }));
    await vi.waitFor(() =>
      expect(form.getByRole('button', { name: 'Check' }).getAttribute('aria-disabled')).not.toBe('true'),
    );
    expect(form.getByText('Outcome unknown')).toBeTruthy();
  });
});

describe('an action whose request got no response', () => {
  const remove = async (fate: Fate) => {
    await renderScreen(routes, LOTS);
    await rowAction('partner-trial', 'Delete');
    const sent = loseAnswer('DELETE', '/v1/system/networking/address-lot', fate);
    const question = await openDialog('Delete address lot');
    await press(question.getByRole('button', { name: /Confirm|Delete/ }));
    const toasts = within(screen.getByTestId('Toasts'));
    expect(await toasts.findByText('Outcome unknown.')).toBeTruthy();
    await press(toasts.getByRole('button', { name: 'Check' }));
    return { toasts, sent };
  };

  // @sheet operator/13.5
  test('shows in its toast that the request was executed', async () => {
    const { toasts, sent } = await remove('arrived');
    expect(await toasts.findByText(/^Done: the server received the request/)).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'partner-trial' })).toBeNull());
    expect(sent()).toBe(1);
  });

  // @sheet operator/13.5
  test('asks for confirmation again when the request never arrived', async () => {
    const { toasts, sent } = await remove('lost');
    await press(await toasts.findByRole('button', { name: 'Try again' }));
    const question = await openDialog('Delete address lot');
    await press(question.getByRole('button', { name: /Confirm|Delete/ }));
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'partner-trial' })).toBeNull());
    expect(sent()).toBe(2);
  });
});
