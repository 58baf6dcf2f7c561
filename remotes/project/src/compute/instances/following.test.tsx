// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  expectToast,
  hurry,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const LIST = '/projects/edge-cache/instances';
const NAME = 'log-shipper';

const agree = async (title: string) =>
  press((await openDialog(title)).getByRole('button', { name: 'Confirm' }));
const toasts = () => screen.getByTestId('Toasts').textContent;
const soon = (check: () => void) => vi.waitFor(check, 4_000);

/** Advances the time of the server, and refreshes the list as a poll would. */
function pass({ store }: Mock, ms: number): void {
  store.clock.advance(ms);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh data' }));
}

describe('an instance that is stopped', () => {
  // @sheet common-ui/34.30
  it('shows a toast when it starts to stop, and one with a link when it has stopped', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await rowAction(NAME, 'Stop');
    await agree('Confirm stop instance');
    await expectToast(`Stopping instance ${NAME}`);
    expect(toasts()).not.toContain('stopped');
    pass(mock, 3_000);
    await soon(() => expect(toasts()).toMatch(/Instance log-shipper stopped in \d/));
    expect((await rowOf(NAME)).textContent).toContain('stopped');
    expect(within(screen.getByTestId('Toasts')).getByRole('link').getAttribute('href')).toBe(
      `${LIST}/${NAME}/storage`,
    );
    // The list was polled for it; the instance itself was not requested
    expect(mock.calls.get('instanceView') ?? 0).toBe(0);
  });

  // @sheet common-ui/34.30
  it('whose change fails shows the failure with its reason', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await rowAction(NAME, 'Stop');
    await agree('Confirm stop instance');
    await expectToast(`Stopping instance ${NAME}`);
    const { instances, transitions } = mock.store.tables;
    const row = [...instances].find(({ name }) => name === NAME);
    if (!row) throw new Error('there is no such instance');
    transitions.remove(row.id);
    instances.put({ ...row, runState: 'failed', timeRunStateUpdated: new Date(Date.now() + 1) });
    pass(mock, 0);
    await soon(() => expect(toasts()).toContain('Instance log-shipper not stoppedIt is failed.'));
  });
});

// @sheet common-ui/34.30
it('with others in a bulk action is done when all have stopped', async () => {
  // The bulk bar renders into the frame's
  const { mock } = await renderScreen(routes, LIST);
  await rowOf(NAME);
  fireEvent.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of [NAME, 'cache-ams-01']) fireEvent.click(within(await rowOf(name)).getByRole('checkbox'));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = await openDialog('Stop 2 instances');
  await press(dialog.getByRole('button', { name: 'Stop 2' }));
  await dialog.findByText('0 of 2 done, 2 in progress');
  expect((await rowOf(NAME)).textContent).toContain('stopping');
  pass(mock, 3_000);
  await soon(() => expect(dialog.queryByText('2 of 2 done')).not.toBeNull());
  expect((await rowOf(NAME)).textContent).toContain('stopped');
  expect(dialog.getAllByText(/^Done in \d/)).toHaveLength(2);
});

/** Creates a disk on the Storage tab of a stopped instance, and returns its toasts. */
async function createDiskHere(name: string, prepare: (mock: Mock) => void = () => undefined): Promise<Mock> {
  const { mock } = await renderScreen(routes, `${LIST}/schema-migrator/storage`);
  prepare(mock);
  fireEvent.click(await screen.findByRole('button', { name: 'Create disk' }));
  const form = await openDialog('Create disk');
  fireEvent.change(form.getByRole('textbox', { name: /^Name/ }), { target: { value: name } });
  await press(form.getByRole('button', { name: 'Create disk' }));
  await expectToast(`Creating disk ${name}`);
  return mock;
}

describe('a disk that is created for an instance', () => {
  // @sheet common-ui/34.30 common-ui/34.33
  it('shows that it is created when it is ready, also when it could not be attached', async () => {
    hurry();
    const mock = await createDiskHere('loose', ({ faults }) =>
      faults.add({ operation: 'instanceDiskAttach', status: 503, message: 'Not now' }),
    );
    await soon(() => expect(toasts()).toContain('Could not attach looseNot now'));
    expect(toasts()).not.toContain('Disk loose created');
    mock.store.clock.advance(5_000);
    await vi.waitFor(() => expect(toasts()).toContain('Disk loose created'), 10_000);
  }, 20_000);

  // @sheet common-ui/34.33
  it('shows that it is created as soon as it is attached', async () => {
    hurry();
    const mock = await createDiskHere('data');
    await soon(() => expect(toasts()).toContain('Disk data attached'));
    mock.store.clock.advance(5_000);
    await vi.waitFor(() => expect(toasts()).toContain('Disk data created'), 10_000);
  }, 20_000);
});

describe('a new snapshot', () => {
  // @sheet common-ui/34.33
  it('is shown as created at once', async () => {
    await renderScreen(routes, '/projects/edge-cache/snapshots-new');
    const form = await openDialog('Create snapshot');
    fireEvent.change(form.getByRole('textbox', { name: /^Name/ }), { target: { value: 'before-noon' } });
    const disk = form.getByRole('combobox', { name: /^Disk/ });
    fireEvent.focus(disk);
    fireEvent.change(disk, { target: { value: 'ams-01-hot' } });
    fireEvent.click(await screen.findByRole('option', { name: /^ams-01-hot/ }));
    await press(form.getByRole('button', { name: 'Create snapshot' }));
    // The answer already has the snapshot ready: nothing is waited for
    await expectToast('Snapshot before-noon created');
    expect(toasts()).not.toContain('Creating');
    expect((await rowOf('before-noon')).textContent).toContain('ready');
  });
});
