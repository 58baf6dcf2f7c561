// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ids } from '../../../../../mock/verify/usual.ts';
import {
  confirmIn,
  descriptionOf,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const LIST = '/system/alerting/receivers';
const PAGER = '/system/alerting/receivers/pager-bridge';

/** The reason why a button is disabled. */
const reasonOf = (button: HTMLElement) => button.getAttribute('aria-description');

const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

describe('secrets', () => {
  // @sheet operator/13.78
  test('can be added, and deleted except the last; none is shown', async () => {
    await renderScreen(routes, `${PAGER}?tab=secrets`);
    fireEvent.click(await screen.findByRole('button', { name: 'Add secret' }));
    const modal = await openDialog('Add secret');
    fireEvent.click(modal.getByRole('button', { name: 'Add secret' }));
    expect(await modal.findByText('Secret is required')).toBeTruthy();
    fill(modal.getByLabelText('Secret'), 'correct-horse');
    fireEvent.click(modal.getByRole('button', { name: 'Add secret' }));
    await expectToast('Secret added');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent + stored()).not.toContain('correct-horse');
    await vi.waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    for (const left of [3, 2]) {
      const [menu] = screen.getAllByRole('button', { name: 'Row actions' });
      if (!menu) throw new Error('no row');
      fireEvent.click(menu);
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await confirmIn('Delete secret');
      await vi.waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(left));
    }
    fireEvent.click(screen.getByRole('button', { name: 'Row actions' }));
    expect(descriptionOf(await screen.findByRole('menuitem', { name: 'Delete' }))).toContain(
      'Add another first',
    );
  });

  test('that could not be deleted are still there, with the reason', async () => {
    await renderScreen(routes, `${PAGER}?tab=secrets`, {
      faults: [{ operation: 'webhookSecretsDelete', status: 503, message: 'Not now' }],
    });
    const [menu] = await screen.findAllByRole('button', { name: 'Row actions' });
    if (!menu) throw new Error('no row');
    fireEvent.click(menu);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await confirmIn('Delete secret');
    await expectToast('Could not delete secret');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  // @sheet operator/13.78
  test('are rotated in three steps, the last after a successful probe', async () => {
    await renderScreen(routes, `${LIST}/audit-archive?tab=secrets`, {
      prepare: ({ store }) => {
        const [row] = store.tables.webhookReceivers.filter(({ name }) => name === 'audit-archive');
        if (row) store.tables.webhookReceivers.put({ ...row, endpoint: 'https://archive.example/in' });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Rotate' }));
    const steps = await openDialog('Rotate secret');
    expect(reasonOf(steps.getByRole('button', { name: 'Delete' }))).toContain('Add the new secret first');
    expect(reasonOf(steps.getByRole('button', { name: 'Send probe' }))).toContain('Add the new');
    await press(steps.getByRole('button', { name: 'Add secret' }));
    const modal = await openDialog('Add secret');
    fireEvent.click(modal.getByRole('button', { name: 'Generate' }));
    fireEvent.click(modal.getByRole('button', { name: 'Add secret' }));
    const remove = await steps.findByRole('button', { name: /^Delete secret/ });
    expect(reasonOf(remove)).toContain('Send a successful probe first');
    await press(steps.getByRole('button', { name: 'Send probe' }));
    expect(await steps.findByText('Received')).toBeTruthy();
    await press(await steps.findByRole('button', { name: /^Delete secret/ }));
    await confirmIn('Delete secret');
    await expectToast('Secret deleted');
    expect(await steps.findByText('The old secrets are deleted.')).toBeTruthy();
  });
});

describe('the check of a signature', () => {
  const BODY = '{"event": "sled"}';
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const sign = async (secret: string, id: string) => {
    const hash = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), hash, false, ['sign']);
    const bytes = [...new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(BODY)))];
    return `a=sha256&id=${id}&s=${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  };

  // @sheet operator/13.80
  test.each([
    ['right', 's3cret', ids.secondSecret, BODY, /^Matches secret .* of /],
    ['of a changed body', 's3cret', ids.secondSecret, `${BODY}\n`, /^No match\. The body was changed/],
    ['of another secret', 'other', ids.secondSecret, BODY, /^No match/],
    ['of an unknown id', 's3cret', ids.rack, BODY, /^Unknown secret ID/],
    ['malformed', undefined, '', BODY, /^Must have the form a=sha256/],
  ])('shows that it is %s, and sends no request', async (_, secret, id, body, message) => {
    const header = secret === undefined ? 'sha256=12' : await sign(secret, id);
    const { mock } = await renderScreen(routes, `${PAGER}?tab=test`);
    fill(await screen.findByRole('textbox', { name: /^Body/ }), body);
    fill(screen.getByRole('textbox', { name: 'Signature header' }), header);
    fill(screen.getByLabelText('Secret'), 's3cret');
    await vi.waitFor(() => expect(mock.calls.get('webhookSecretsList')).toBe(1));
    const asked = () => [...mock.calls].filter(([id]) => id.startsWith('webhook'));
    const before = asked();
    fireEvent.click(screen.getByRole('button', { name: 'Check signature' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(asked()).toEqual(before);
    expect(stored()).not.toContain('s3cret');
  });

  // @sheet operator/13.80
  test('finds a secret that was just generated, which leaves no trace', async () => {
    const { mock } = await renderScreen(routes, `${PAGER}?tab=secrets`);
    fireEvent.click(await screen.findByRole('button', { name: 'Add secret' }));
    const modal = await openDialog('Add secret');
    fireEvent.click(modal.getByRole('button', { name: 'Generate' }));
    const secret = String(valueOf(modal.getByRole('textbox', { name: 'Secret' })));
    expect(secret).toMatch(/^[\w-]{43}$/);
    const known = new Set([...mock.store.tables.webhookSecrets].map(({ id }) => id));
    fireEvent.click(modal.getByRole('button', { name: 'Add secret' }));
    await expectToast('Secret added');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [added] = mock.store.tables.webhookSecrets.filter(({ id }) => !known.has(id));
    const id = added?.id ?? '';
    expect(await screen.findByText(id)).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Test' }));
    fill(await screen.findByRole('textbox', { name: /^Body/ }), BODY);
    fill(screen.getByRole('textbox', { name: 'Signature header' }), await sign(secret, id));
    fill(screen.getByLabelText('Secret'), secret);
    fireEvent.click(screen.getByRole('button', { name: 'Check signature' }));
    expect(await screen.findByText(new RegExp(`^Matches secret ${id}`))).toBeTruthy();
    expect(stored()).not.toContain(secret);
  });

  // @sheet operator/13.80
  test('keeps nothing after it is closed', async () => {
    await renderScreen(routes, `${PAGER}?tab=test`);
    fill(await screen.findByLabelText('Secret'), 's3cret');
    fireEvent.click(screen.getByRole('tab', { name: 'Secrets' }));
    await vi.waitFor(() => expect(screen.queryByLabelText('Secret')).toBeNull());
    fireEvent.click(screen.getByRole('tab', { name: 'Test' }));
    expect(valueOf(await screen.findByLabelText('Secret'))).toBe('');
  });
});
