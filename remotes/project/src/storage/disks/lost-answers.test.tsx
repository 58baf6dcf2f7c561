// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  fill,
  openDialog,
  press,
  renderScreen,
  toasts,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

/** A machine with much to do takes its time. */
const LATE = { timeout: 8000 };

const DISKS = '/projects/edge-cache/disks';

/** Loses the answers of deletions: `arrived` after it was carried out, `lost` before. Returns how many were sent. */
function loseAnswers(fates: Readonly<Record<string, 'arrived' | 'lost'>>) {
  const answer = globalThis.fetch;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const [, name = ''] = /\/v1\/disks\/([^?]*)/.exec(String(input)) ?? [];
    const fate = init?.method === 'DELETE' && !sent.includes(name) ? fates[name] : undefined;
    if (init?.method === 'DELETE') sent.push(name);
    if (fate !== 'lost') {
      const response = await answer(input, init);
      if (fate === undefined) return response;
    }
    throw new TypeError('Failed to fetch');
  });
  return sent;
}

async function deleteThree() {
  await renderScreen(routes, DISKS);
  await press(await screen.findByRole('button', { name: 'Select' }));
  const boxes = (await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })).filter(
    (box) => within(box.closest('tr') ?? box).queryByText(/^detached$/i) !== null,
  );
  const names = boxes.slice(0, 3).map((box) => (box.getAttribute('aria-label') ?? '').replace('Select ', ''));
  for (const box of boxes.slice(0, 3)) fireEvent.click(box);
  const [arrived = '', lost = ''] = names;
  const sent = loseAnswers({ [arrived]: 'arrived', [lost]: 'lost' });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await openDialog('Delete 3 disks');
  fill(dialog.getByRole('textbox'), '3');
  await press(dialog.getByRole('button', { name: 'Delete 3' }));
  return { names, arrived, lost, sent, dialog };
}

// @sheet operator/13.5
test('a bulk action checks all requests whose answers were lost, and retries those that never arrived', async () => {
  const { names, arrived, lost, sent, dialog } = await deleteThree();
  await dialog.findByText('1 of 3 done, 2 unknown', undefined, LATE);
  expect(dialog.getByText('Outcome unknown')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await press(dialog.getByRole('button', { name: 'Check 2 unknown' }));
  await dialog.findByText('2 of 3 done, 1 failed', undefined, LATE);
  expect(sent.toSorted()).toEqual(names.toSorted());
  await vi.waitFor(
    () => expect(screen.queryByRole('checkbox', { name: `Select ${arrived}` })).toBeNull(),
    LATE,
  );
  await press(dialog.getByRole('button', { name: 'Retry 1 failed' }));
  await dialog.findByText('3 of 3 done', undefined, LATE);
  expect(sent.filter((name) => name === lost)).toHaveLength(2);
}, 30_000);

// @sheet operator/13.5
test('the notification of a bulk action offers the check when its dialog was closed', async () => {
  const { dialog } = await deleteThree();
  await press(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  const note = await toasts().findByRole('button', { name: 'Check 2 unknown' }, LATE);
  expect(toasts().getByText('1 of 3 done, 2 unknown')).toBeTruthy();
  await press(note);
  expect(await toasts().findByText('2 of 3 done, 1 failed', undefined, LATE)).toBeTruthy();
}, 30_000);
