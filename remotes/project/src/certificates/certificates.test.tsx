// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { personas } from '@console/mock';
import { describe, expect, test, vi } from 'vitest';
import { certificateOf, keyOf } from '../../../../mock/verify/key-pair.ts';
import {
  cellOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const LIST = '/certificates';

async function openForm() {
  fireEvent.click(await screen.findByRole('link', { name: 'Add certificate' }));
  const form = await openDialog('Add certificate');
  return { form, submit: () => press(form.getByRole('button', { name: 'Add certificate' })) };
}

async function typed() {
  const { form, submit } = await openForm();
  fill(form.getByRole('textbox', { name: 'Name' }), 'fresh');
  fireEvent.click(form.getByRole('radio', { name: 'Text' }));
  fill(form.getByRole('textbox', { name: 'Certificate' }), certificateOf);
  fill(form.getByRole('textbox', { name: 'Key' }), keyOf);
  return { form, submit };
}

describe('the certificates of a silo', () => {
  // @sheet operator/13.114
  test('show their status and expiry', async () => {
    await renderScreen(routes, LIST);
    expect((await cellOf('wildcard-current', 'Status')).textContent).toBe('In use');
    expect((await cellOf('wildcard-previous', 'Status')).textContent).toBe('Expired');
    expect((await cellOf('edge-login', 'Status')).textContent).toBe('Unused');
    expect((await cellOf('edge-login', 'Valid until')).textContent).toMatch(/in 1[12] days$/);
    expect((await cellOf('edge-login', 'Issuer')).textContent).toBe('Example Issuing CA');
    expect((await cellOf('edge-login', 'Host names')).textContent).toBe('fernhill.sys.example.test');
  });

  // @sheet operator/13.105 operator/13.114
  test('are visible to admins of the silo only', async () => {
    await renderScreen(routes, LIST, { persona: personas.siloCollaborator });
    expect(
      await screen.findByRole('heading', { name: 'Only silo admins can view certificates' }),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add certificate' })).toBeNull();
  });

  // @sheet operator/13.114
  test('one opens in a panel', async () => {
    await renderScreen(routes, `${LIST}/wildcard-current`);
    const panel = await openDialog('Certificate');
    expect(await panel.findByText('*.sys.example.test ← Example Issuing CA')).toBeTruthy();
    expect(panel.getByText('External API')).toBeTruthy();
    expect(String(valueOf(panel.getByRole('textbox', { name: 'Certificate in PEM format' })))).toMatch(
      /^-----BEGIN CERTIFICATE/,
    );
  });
});

describe('deleting', () => {
  // @sheet operator/13.105 operator/13.116
  test('names the certificate used afterwards; the last valid one requires a tick and shows a warning', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await rowOf('In use');
    await rowAction('wildcard-current', 'Delete');
    const first = await openDialog('Delete certificate');
    expect(first.getByText('edge-login', { selector: 'b' })).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Confirm' }));
    await expectToast('Certificate wildcard-current deleted');
    expect(await screen.findByText(/the certificate in use, expires in 1[12] days/)).toBeTruthy();

    await vi.waitFor(() => expect(screen.queryByText('wildcard-current', { selector: 'a' })).toBeNull());
    await rowAction('edge-login', 'Delete');
    const last = await openDialog('Delete certificate');
    expect(last.getByText('No valid certificate is left: this silo becomes unreachable.')).toBeTruthy();
    fireEvent.click(last.getByRole('button', { name: 'Confirm' }));
    expect(await last.findByText('Confirm that you know this')).toBeTruthy();
    expect(mock.calls.get('certificateDelete')).toBe(1);
    fireEvent.click(last.getByRole('checkbox', { name: 'I know that this silo becomes unreachable' }));
    fireEvent.click(last.getByRole('button', { name: 'Confirm' }));
    await expectToast('Certificate edge-login deleted');
    expect(await screen.findByText(/This silo has no valid certificate/)).toBeTruthy();
  });

  test.each(FAILURES)('that %s shows the error in the dialog', async (_, rule, message) => {
    await renderScreen(routes, LIST, { faults: [{ operation: 'certificateDelete', count: 1, ...rule }] });
    await rowOf('In use');
    await rowAction('wildcard-previous', 'Delete');
    const dialog = await openDialog('Delete certificate');
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(await rowOf('wildcard-previous')).toBeTruthy();
  });
});

describe('adding', () => {
  // @sheet operator/13.105 operator/13.115 operator/13.117
  test('explains what the certificate is for, and accepts files', async () => {
    const { mock } = await renderScreen(routes, LIST);
    const { form, submit } = await openForm();
    await submit();
    for (const label of ['Name', 'Certificate', 'Key'])
      expect(await form.findByText(`${label} is required`)).toBeTruthy();
    fill(form.getByRole('textbox', { name: 'Name' }), 'fresh');
    const choose = (label: string, text: string) =>
      fireEvent.change(form.getByLabelText(label, { selector: 'input[type=file]' }), {
        target: { files: { item: () => new File([text], `${label}.pem`) } },
      });
    choose('Certificate', certificateOf);
    expect(
      await form.findByText(/For \*\.sys\.example\.test, until .* issued by Example Issuing CA/),
    ).toBeTruthy();
    choose('Key', 'no key');
    expect(await form.findByText(/not a private key/)).toBeTruthy();
    choose('Key', keyOf);
    await vi.waitFor(() => expect(form.queryByText(/not a private key/)).toBeNull());
    await submit();
    await expectToast('Certificate fresh created');
    expect((await cellOf('fresh', 'Status')).textContent).toBe('In use');
    expect((await cellOf('wildcard-current', 'Status')).textContent).toBe('Unused');
    expect(mock.calls.get('certificateCreate')).toBe(1);
    // Without it, the one before is in use again
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await rowAction('fresh', 'Delete');
    const asked = await openDialog('Delete certificate');
    expect(asked.getByText('wildcard-current', { selector: 'b' })).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expectToast('Certificate fresh deleted');
    await vi.waitFor(async () =>
      expect((await cellOf('wildcard-current', 'Status')).textContent).toBe('In use'),
    );
  });

  // @sheet operator/13.115
  test.each(FAILURES)(
    'that %s keeps the pasted texts, and can be submitted again',
    async (_, rule, message) => {
      const { mock } = await renderScreen(routes, LIST, {
        faults: [{ operation: 'certificateCreate', count: 1, ...rule }],
      });
      const { form, submit } = await typed();
      await submit();
      expect(await form.findByText(message)).toBeTruthy();
      expect(valueOf(form.getByRole('textbox', { name: 'Key' }))).toBe(keyOf);
      await submit();
      await submit().catch(() => undefined);
      await expectToast('Certificate fresh created');
      expect(mock.calls.get('certificateCreate')).toBe(2);
    },
  );

  // @sheet operator/13.105 operator/13.115
  test('a refusal is shown at the field that it names, and a taken name at the name', async () => {
    await renderScreen(routes, LIST);
    const { form, submit } = await typed();
    fill(form.getByRole('textbox', { name: 'Key' }), 'no key');
    await submit();
    const key = form.getByRole('textbox', { name: 'Key' });
    await vi.waitFor(() => expect(key.getAttribute('aria-invalid')).toBe('true'));
    expect(
      within(form.getByRole('textbox', { name: 'Key' }).closest('form') ?? document.body).getByText(/"key"/),
    ).toBeTruthy();
    fill(key, keyOf);
    fill(form.getByRole('textbox', { name: 'Name' }), 'edge-login');
    await submit();
    expect(await form.findByText('Name already exists')).toBeTruthy();
  });
});
