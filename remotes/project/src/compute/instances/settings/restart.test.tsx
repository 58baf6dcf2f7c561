// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  descriptionOf,
  expectToast,
  once,
  openDialog,
  press,
  renderScreen,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { instanceAt } from '../test-time.ts';

useScreens(120);

/** Each kind of instance: the rows and the sentence of the popover, and what the settings say. */
const KINDS = [
  [
    'waits',
    'ingest-legacy',
    ['Auto-restartEnabled', 'PolicyDefault', /^CooldownWaiting \((39|40)m\)$/],
    /after the cooldown \((39|40)m left\)/,
    /^Cooldown expiration.*\((39|40)m\)/,
  ],
  [
    'is about to restart',
    'ingest-replay',
    ['Auto-restartEnabled', 'Policybest effort', /^CooldownRestarting soon…/],
    /within seconds/,
    /^Cooldown expiration.*\(restarting soon\)/,
  ],
  [
    'never restarts',
    'ingest-frozen',
    ['Auto-restartDisabled', 'Policynever'],
    /^Does not restart automatically/,
    /^Cooldown expiration[^(]+$/,
  ],
  [
    'never restarts after its cooldown',
    'ingest-retired',
    ['Auto-restartDisabled', 'Policynever'],
    /^Does not restart automatically/,
    /^Cooldown expiration[^(]+$/,
  ],
] as const;

/** Finds an element by all its text, with that of what it contains. */
const byWhole =
  (text: RegExp) =>
  (_: string, element: Element | null): boolean =>
    text.test(element?.textContent ?? '');

describe('auto-restart', () => {
  // @sheet compute-storage/9.54
  test.each(KINDS)(
    'popover and settings show the same for an instance that %s',
    async (_, name, rows, sentence, settled) => {
      const { address } = await renderScreen(routes, instanceAt(name, 'connect'));
      fireEvent.click(await screen.findByRole('button', { name: 'Auto-restart status' }));
      const status = await openDialog('Auto-restart status');
      for (const row of rows) {
        const text = typeof row === 'string' ? new RegExp(`^${row}$`) : row;
        expect(status.getAllByText(byWhole(text)).length, String(text)).toBeGreaterThan(0);
      }
      expect(status.queryAllByText(byWhole(/^Cooldown/)).length > 0).toBe(rows.length === 3);
      expect(status.getAllByText(byWhole(sentence)).length).toBeGreaterThan(0);
      expect(status.getByRole('link', { name: 'Instance auto-restart' })).toBeTruthy();
      fireEvent.click(status.getByRole('link', { name: /^(Default|never|best effort)$/ }));
      await waitFor(() => expect(address()).toBe(instanceAt(name, 'settings')));
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-selected')).toBe('true'),
      );
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Auto-restart status' })).toBeNull());
      expect((await screen.findAllByText(byWhole(settled))).length).toBeGreaterThan(0);
    },
  );

  test('has no status for an instance that did not fail', async () => {
    await renderScreen(routes, instanceAt('log-shipper', 'settings'));
    expect((await screen.findAllByText(byWhole(/^Last auto-restartedN\/A/))).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Auto-restart status' })).toBeNull();
  });

  test('that is refused shows the reason, and a new attempt removes it', async () => {
    await renderScreen(
      routes,
      instanceAt('cache-ams-01', 'settings'),
      once('instanceUpdate', { status: 503, message: 'The region is being moved' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Policy/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Best effort' }));
    const save = screen.getByRole('button', { name: 'Save' });
    await press(save);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Could not update auto-restart policyThe region is being moved',
    );
    await press(save);
    await expectToast('Instance auto-restart policy updated');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // @sheet compute-storage/9.54
  test('can be saved only after a change, and no other value is changed', async () => {
    const { mock } = await renderScreen(
      routes,
      instanceAt('cache-ams-01', 'settings'),
      once('instanceUpdate', { delay: 300 }),
    );
    const row = () => [...mock.store.tables.instances].find(({ name }) => name === 'cache-ams-01');
    const before = row();
    const policy = await screen.findByRole('button', { name: /^Policy/ });
    const save = screen.getByRole('button', { name: 'Save' });
    const isDisabled = () => save.getAttribute('aria-disabled') === 'true';
    const choose = async (name: string) => {
      fireEvent.click(policy);
      fireEvent.click(await screen.findByRole('option', { name }));
    };
    expect(isDisabled()).toBe(true);
    expect(save.getAttribute('aria-description') ?? descriptionOf(save)).toBe('There is nothing to save');
    await choose('Never');
    await waitFor(() => expect(isDisabled()).toBe(false));
    await choose('Default');
    await waitFor(() => expect(isDisabled()).toBe(true));
    await choose('Never');
    await press(save);
    fireEvent.click(save);
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('true'));
    await expectToast('Instance auto-restart policy updated');
    await waitFor(() => expect(isDisabled()).toBe(true));
    expect(within(policy).getByText('Never')).toBeTruthy();
    expect(mock.calls.get('instanceUpdate')).toBe(1);
    const { ncpus, memory, bootDiskId } = before ?? {};
    expect(row()).toMatchObject({ autoRestartPolicy: 'never', ncpus, memory, bootDiskId });
    await choose('Default');
    await press(save);
    await waitFor(() => expect(row()?.autoRestartPolicy ?? null).toBe(null));
    expect(mock.calls.get('instanceUpdate')).toBe(2);
  });
});
