// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectClosed, expectGone } from '../../../../../../tools/testing/on-screen.ts';
import {
  confirmIn,
  expectToast,
  hurry,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { attached, rowIn } from '../storage/test-storage.ts';
import { EDGE_CACHE } from '../test-time.ts';

useScreens(120);
beforeEach(hurry);

/** Two more disks for an instance that has only the one it boots from. */
function twoMore(mock: Mock): void {
  attached('spare-1')(mock);
  attached('spare-16')(mock);
}

test('selected disks are deleted too; the confirmation shows what is deleted and what is kept', async () => {
  const { mock } = await renderScreen(routes, EDGE_CACHE, {
    prepare: twoMore,
    faults: [{ operation: 'instanceDelete', delay: 300, count: 1 }],
  });
  await rowAction('schema-migrator', 'Delete');
  const question = await openDialog('Confirm delete instance');
  const box = (name: string) =>
    question.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name} \\(`) });
  /** A line of the summary. Label and value are adjacent in the text. */
  const expectFate = (what: 'Deleted' | 'Kept', disks: string) =>
    waitFor(() =>
      expect(
        question.getAllByText((_, element) =>
          new RegExp(`^${what}.*${disks}`).test(element?.textContent ?? ''),
        ).length,
      ).toBeGreaterThan(0),
    );
  expect((await box('spare-16')).checked).toBe(false);
  fireEvent.click(await box('spare-1'));
  fireEvent.click(await box('spare-16'));
  await expectFate('Deleted', 'disk spare-1, and disk spare-16');
  fireEvent.click(await box('spare-16'));
  await expectFate('Deleted', 'disk spare-1');
  await expectFate('Kept', 'disk spare-16');
  await press(question.getByRole('button', { name: 'Confirm' }));
  const kept = await box('spare-16');
  await waitFor(() => expect(kept.closest('fieldset')?.disabled).toBe(true));
  await expectClosed();
  await expectToast('Disk spare-1 deleted');
  await expectGone('schema-migrator');
  const { disks } = mock.store.tables;
  expect(disks.some(({ name }) => name === 'spare-1')).toBe(false);
  expect(rowIn(disks, 'spare-16').state).toEqual({ state: 'detached' });
  expect([mock.calls.get('instanceDelete'), mock.calls.get('diskDelete')]).toEqual([1, 1]);
});

const ask = async () => {
  await rowAction('schema-migrator', 'Delete');
  const question = await openDialog('Confirm delete instance');
  return { question, box: await question.findByRole<HTMLInputElement>('checkbox', { name: /^spare-1 \(/ }) };
};

test.each([
  ['was not confirmed', 'Cancel', 0],
  ['was refused', 'Confirm', 1],
])('the selection of a deletion that %s is discarded', async (_, answer, refusals) => {
  const { mock } = await renderScreen(routes, EDGE_CACHE, {
    prepare: twoMore,
    faults: Array.from({ length: refusals }, () => ({ operation: 'instanceDelete', status: 503, count: 1 })),
  });
  const { question, box } = await ask();
  fireEvent.click(box);
  await press(question.getByRole('button', { name: answer }));
  await expectClosed();
  expect((await ask()).box.checked).toBe(false);
  await confirmIn('Confirm delete instance');
  await expectGone('schema-migrator');
  expect(rowIn(mock.store.tables.disks, 'spare-1').state).toEqual({ state: 'detached' });
});

test('without the list of its disks the instance is deleted alone', async () => {
  await renderScreen(routes, EDGE_CACHE, { faults: [{ operation: 'instanceDiskList', status: 503 }] });
  await rowAction('schema-migrator', 'Delete');
  const question = await openDialog('Confirm delete instance');
  expect(await question.findByText('Its disks could not be loaded. They are kept.')).toBeTruthy();
  await confirmIn('Confirm delete instance');
  await expectGone('schema-migrator');
});
