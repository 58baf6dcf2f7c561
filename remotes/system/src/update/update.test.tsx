// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  AS_VIEWER,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  renderScreen,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const PAGE = '/system/update';

async function versionForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Set target release' }));
  const form = await openDialog('Set target release');
  return {
    form,
    version: form.getByRole('textbox', { name: /^Version/ }),
    submit: () => fireEvent.click(form.getByRole('button', { name: 'Set target release' })),
  };
}

/** The confirmation over the form, which has the same title. */
const answer = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);

const question = () => screen.findByText(/You cannot go back/);

/** The version on the page. */
const present = async () =>
  (await screen.findByText('Target release', { selector: 'dt' })).nextElementSibling?.textContent ?? '';

describe('the target release', () => {
  test('is not set, and can be set, when the server has none', async () => {
    const none = { operation: 'targetReleaseView', status: 404, errorCode: 'ObjectNotFound' } as const;
    await renderScreen(routes, PAGE, { faults: [none] });
    expect(await present()).toBe('Not set');
    expect((await versionForm()).version).toBeTruthy();
  });

  // @sheet operator/13.106
  test.each([
    ['17', 'Must be a version such as 17.0.0 or 17.1.0-rc.1'],
    ['0.0.1', /^Older than the target/],
  ])('is not %s', async (text, message) => {
    const { mock } = await renderScreen(routes, PAGE);
    const { form, version, submit } = await versionForm();
    fill(version, text);
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(mock.calls.get('targetReleaseUpdate')).toBeUndefined();
  });

  // @sheet operator/13.106
  test('can be set again, which the form mentions; a pre-release of it counts as older', async () => {
    await renderScreen(routes, PAGE);
    const now = await present();
    const { form, version } = await versionForm();
    fill(version, now);
    expect(await form.findByText('This is already the target.')).toBeTruthy();
    fill(version, `${now}-rc.1`);
    expect(await form.findByText(`Older than the target ${now}`)).toBeTruthy();
  });

  // @sheet operator/13.106
  test('that was never uploaded shows an error at its field', async () => {
    await renderScreen(routes, PAGE);
    const { form, version, submit } = await versionForm();
    fill(version, '999.0.0');
    submit();
    await question();
    await answer('Confirm');
    expect(await form.findByText('This release was not uploaded')).toBeTruthy();
    expect(valueOf(version)).toBe('999.0.0');
  });

  test('is not sent when the confirmation is declined', async () => {
    const { mock } = await renderScreen(routes, PAGE);
    const { version, submit } = await versionForm();
    fill(version, '999.0.0');
    submit();
    await question();
    await answer('Cancel');
    await vi.waitFor(() => expect(screen.queryByText(/You cannot go back/)).toBeNull());
    expect(mock.calls.get('targetReleaseUpdate')).toBeUndefined();
    expect(valueOf(version)).toBe('999.0.0');
  });

  // @sheet operator/13.106
  test('increments its generation', async () => {
    const { mock } = await renderScreen(routes, PAGE);
    const newest = [...mock.store.tables.releases].at(-1)?.version ?? '';
    const before = (await screen.findByText('Generation')).nextElementSibling?.textContent;
    const { version, submit } = await versionForm();
    fill(version, newest);
    submit();
    await question();
    await answer('Confirm');
    await expectToast(`Target release set to ${newest}`);
    await vi.waitFor(() =>
      expect(screen.getByText('Generation').nextElementSibling?.textContent).toBe(String(Number(before) + 1)),
    );
    expect(await present()).toBe(newest);
  });

  test.each(FAILURES)('that %s can be submitted again', async (_, rule, message) => {
    const { mock } = await renderScreen(routes, PAGE, {
      faults: [{ operation: 'targetReleaseUpdate', count: 1, ...rule }],
    });
    const { form, version, submit } = await versionForm();
    fill(version, [...mock.store.tables.releases].at(-1)?.version ?? '');
    submit();
    await question();
    await answer('Confirm');
    expect(await form.findByText(message)).toBeTruthy();
  });
});

// @sheet operator/13.2
test('when none is set shows that; who may not set it sees the reason', async () => {
  await renderScreen(routes, PAGE, {
    ...AS_VIEWER,
    prepare: ({ store }) => {
      for (const { id } of store.tables.targetReleases) store.tables.targetReleases.remove(id);
    },
  });
  expect(await present()).toBe('Not set');
  await vi.waitFor(() => {
    const button = screen.getByText('Set target release').closest('[aria-disabled="true"]');
    expect(button?.getAttribute('aria-description')).toContain('Needs the fleet admin role');
  }, 4_000);
});
