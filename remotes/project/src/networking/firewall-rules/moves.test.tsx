// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { store, announcementAtom } from '@console/shared/runtime';
import {
  cellOf,
  descriptionOf,
  expectToast,
  FAILURES,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { elsewhere, failing, rulesOn, TAB, UPDATE } from './test-screen.tsx';

useScreens();

// The slot of the shell for bulk actions

const order = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const bar = async () => within(await screen.findByRole('group', { name: 'Moved rules' }));
const isSaved = () =>
  vi.waitFor(() => expect(screen.queryByRole('group', { name: 'Moved rules' })).toBeNull(), 4_000);

/** Presses Alt and an arrow key at the handle of a rule. */
async function pressAlt(name: string, key: 'ArrowUp' | 'ArrowDown') {
  const handle = await screen.findByRole('button', { name: `Move ${name}` });
  const before = order().indexOf(name);
  handle.focus();
  fireEvent.keyDown(handle, { key, altKey: true });
  await vi.waitFor(() => expect(order().indexOf(name)).toBe(before + (key === 'ArrowUp' ? -1 : 1)), 4_000);
}

async function review(title: string) {
  await press((await bar()).getByRole('button', { name: 'Review and save' }));
  return openDialog(title);
}

const START = [
  'block-legacy-sync',
  'allow-public-web',
  'allow-purge-api',
  'allow-icmp',
  'allow-internal-inbound',
  'allow-ssh',
];

describe('rules are moved', () => {
  // @sheet network-access/B-F5
  test('from their menu and by keys, and saved by one write with the priorities that change', async () => {
    const { mock } = await renderScreen(routes, TAB);
    await rowAction('allow-ssh', 'Move up');
    expect((await bar()).getByText('1 rule moved')).toBeTruthy();
    expect(order()).toEqual([...START.slice(0, 4), 'allow-ssh', 'allow-internal-inbound']);
    await pressAlt('allow-ssh', 'ArrowUp');
    await pressAlt('allow-ssh', 'ArrowUp');
    await pressAlt('block-legacy-sync', 'ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move block-legacy-sync' }));
    expect(store.get(announcementAtom).text).toBe(
      'block-legacy-sync is number 2 of 6, priority 933, not saved yet',
    );
    expect((await cellOf('block-legacy-sync', 'Priority')).textContent).toBe('933 was 20');
    const dialog = await review('Move 2 firewall rules');
    const lines = within(dialog.getByRole('list', { name: 'Firewall rules' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'block-legacy-sync: priority 20 → 933',
      'allow-ssh: priority 65534 → 966',
    ]);
    expect(await dialog.findByText('No flow changes.')).toBeTruthy();
    expect(mock.calls.get(UPDATE)).toBeUndefined();
    await press(dialog.getByRole('button', { name: 'Move 2' }));
    await expectToast('2 firewall rules moved');
    await isSaved();
    expect(mock.calls.get(UPDATE)).toBe(1);
    expect(order()).toEqual([
      'allow-public-web',
      'block-legacy-sync',
      'allow-ssh',
      'allow-purge-api',
      'allow-icmp',
      'allow-internal-inbound',
    ]);
    const saved = [...rulesOn(mock)].map(([name, { priority }]) => [name, priority]);
    expect(Object.fromEntries(saved)).toEqual({
      'allow-icmp': 65_534,
      'allow-internal-inbound': 65_534,
      'allow-public-web': 900,
      'allow-purge-api': 1000,
      'allow-ssh': 966,
      'block-legacy-sync': 933,
    });
  });

  test('or discarded, or moved back', async () => {
    const { mock } = await renderScreen(routes, TAB);
    await rowAction('allow-ssh', 'Move up');
    await press((await bar()).getByRole('button', { name: 'Discard' }));
    await isSaved();
    expect(order()).toEqual(START);
    await pressAlt('allow-icmp', 'ArrowUp');
    await pressAlt('allow-icmp', 'ArrowDown');
    await isSaved();
    expect(mock.calls.get(UPDATE)).toBeUndefined();
  });

  test('not past the first and the last one', async () => {
    await renderScreen(routes, TAB);
    const first = await openRowMenu('block-legacy-sync');
    expect(descriptionOf(first.getByRole('menuitem', { name: 'Move up' }))).toBe('It is the first rule.');
    const handle = screen.getByRole('button', { name: 'Move allow-ssh' });
    fireEvent.keyDown(handle, { key: 'ArrowDown', altKey: true });
    expect(store.get(announcementAtom).text).toBe('It is the last rule.');
  });

  test.each([
    ['?sort=name', 'The list is not in order of evaluation. Sort it by priority to move rules.'],
    ['?sort=-priority', 'The list is not in order of evaluation. Sort it by priority to move rules.'],
    ['?filter=ssh', 'Some rules are hidden. Show all rules to move one.'],
    ['?show-for=22', 'Some rules are hidden. Show all rules to move one.'],
  ])('only in order of decision and beside all others: %s', async (view, reason) => {
    await renderScreen(routes, TAB + view);
    const handle = await screen.findByRole('button', { name: 'Move allow-ssh' }, { timeout: 4_000 });
    await vi.waitFor(() => expect(handle.getAttribute('aria-disabled')).toBe('true'));
    expect(handle.getAttribute('aria-description')).toBe(reason);
    fireEvent.keyDown(handle, { key: 'ArrowUp', altKey: true });
    expect(store.get(announcementAtom).text).toBe(reason);
    expect(screen.queryByRole('group', { name: 'Moved rules' })).toBeNull();
  });
});

describe.each(FAILURES)('a save that %s', (_, rule, message) => {
  test('keeps the moved rules and their review', async () => {
    const { mock } = await renderScreen(routes, TAB, { faults: failing(rule) });
    await rowAction('allow-ssh', 'Move up');
    const dialog = await review('Move firewall rule');
    await press(dialog.getByRole('button', { name: 'Move 1' }));
    expect(await dialog.findByText(message, {}, { timeout: 4_000 })).toBeTruthy();
    expect((await bar()).getByText('1 rule moved')).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Move 1' }));
    await expectToast('Firewall rule allow-ssh moved');
    await isSaved();
    expect(rulesOn(mock).get('allow-ssh')?.priority).toBe(65_534);
  });
});

describe('a concurrent change', () => {
  test('is shown before the moves are saved, and both are kept', async () => {
    const { mock } = await renderScreen(routes, TAB);
    await rowAction('allow-purge-api', 'Move up');
    const dialog = await review('Move firewall rule');
    elsewhere(mock, 'allow-icmp', { priority: 5 });
    await press(dialog.getByRole('button', { name: 'Move 1' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Changed by another person');
    expect(mock.calls.get(UPDATE)).toBeUndefined();
    // The list behind it has moved with the change
    expect(order().slice(0, 4)).toEqual([
      'allow-icmp',
      'block-legacy-sync',
      'allow-purge-api',
      'allow-public-web',
    ]);
    await press(dialog.getByRole('button', { name: 'Move 1' }));
    await expectToast('Firewall rule allow-purge-api moved');
    await isSaved();
    const { priority } = rulesOn(mock).get('allow-purge-api') ?? {};
    expect([priority, rulesOn(mock).get('allow-icmp')?.priority]).toEqual([459, 5]);
  });

  test('of the same rule requires a choice', async () => {
    const { mock } = await renderScreen(routes, TAB);
    await rowAction('allow-purge-api', 'Move up');
    const dialog = await review('Move firewall rule');
    elsewhere(mock, 'allow-purge-api', { priority: 5 });
    await press(dialog.getByRole('button', { name: 'Move 1' }));
    expect(await dialog.findByRole('radiogroup', { name: 'Keep of allow-purge-api' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Move 1' }).getAttribute('aria-disabled')).toBe('true');
  });
});
