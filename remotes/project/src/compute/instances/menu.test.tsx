// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  descriptionOf,
  expectToast,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  toasts,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const LIST = '/projects/edge-cache/instances';

/** The confirmation, notification and effect of each action: docs/screens/compute-storage.md section 5.1. */
const ACTIONS = [
  {
    action: 'Start',
    on: 'schema-migrator',
    operation: 'instanceStart',
    question: 'Start schema-migrator?',
    doing: 'Starting',
    states: ['starting', 'running'],
    failure: 'Error starting schema-migrator',
    focus: 'Confirm',
  },
  {
    action: 'Stop',
    on: 'log-shipper',
    operation: 'instanceStop',
    question: /Stop log-shipper\?.*disks and IP addresses.*CPU and memory are freed/,
    doing: 'Stopping',
    states: ['stopping', 'stopped'],
    failure: 'Error stopping log-shipper',
    focus: 'Cancel',
  },
  {
    action: 'Reboot',
    on: 'log-shipper',
    operation: 'instanceReboot',
    question: /Reboot log-shipper\?/,
    doing: 'Rebooting',
    states: ['rebooting', 'running'],
    failure: 'Error rebooting log-shipper',
    focus: 'Cancel',
  },
  {
    action: 'Delete',
    on: 'schema-migrator',
    operation: 'instanceDelete',
    question: /Delete instance schema-migrator\?.*disks are detached and kept/,
    doing: 'Deleting',
    states: [],
    failure: 'Could not delete instance',
    focus: 'Cancel',
  },
] as const;

const titleOf = (action: string) => `Confirm ${action.toLowerCase()} instance`;

/** Advances the time of the server, and refreshes the list as a poll would. */
function pass({ store }: Mock, ms: number): void {
  store.clock.advance(ms);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh data' }));
}

/** Waits until the list shows a state, which is followed by its age. */
const expectState = (name: string, state: string): Promise<void> =>
  waitFor(async () => expect((await rowOf(name)).textContent).toMatch(new RegExp(`${state}\\d`)));

describe.each(ACTIONS)('$action', ({ action, on, operation, question, doing, states, failure, focus }) => {
  // @sheet compute-storage/9.12
  it('asks for confirmation, runs once, and shows a notification', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await rowAction(on, action);
    const asked = await openDialog(titleOf(action));
    expect((await screen.findByRole('dialog')).textContent).toMatch(question);
    await waitFor(() => expect(asked.getByRole('button', { name: focus })).toBe(document.activeElement));
    const yes = asked.getByRole('button', { name: 'Confirm' });
    await press(yes);
    fireEvent.click(yes);
    await expectToast(`${doing} instance ${on}`);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: titleOf(action) })).toBeNull());
    expect(mock.calls.get(operation)).toBe(1);
    for (const state of states) {
      await expectState(on, state);
      pass(mock, 60_000);
    }
    if (states.length === 0)
      await waitFor(() => expect(within(screen.getByRole('table')).queryByText(on)).toBeNull());
  });

  it('that fails shows the reason once, keeps the row, and can be tried again', async () => {
    const { mock } = await renderScreen(routes, LIST, {
      faults: [{ operation, count: 1, status: 503, message: 'No sled has room' }],
    });
    for (const expected of [`${failure}No sled has room`, `${doing} instance ${on}`]) {
      await rowAction(on, action);
      await press((await openDialog(titleOf(action))).getByRole('button', { name: 'Confirm' }));
      await expectToast(expected);
      if (mock.calls.get(operation) === 1) {
        expect(screen.getByTestId('Toasts').textContent).toBe(expected);
        await rowOf(on);
        fireEvent.click(toasts().getByRole('button', { name: 'Dismiss notification' }));
      }
    }
  });

  it('that is declined sends nothing', async () => {
    const { mock } = await renderScreen(routes, LIST);
    for (const button of ['Cancel', 'Close']) {
      await rowAction(on, action);
      await press((await openDialog(titleOf(action))).getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: titleOf(action) })).toBeNull());
    }
    expect(mock.calls.get(operation) ?? 0).toBe(0);
  });
});

/** Why an action of an instance is refused, in its menu. */
const REASONS = {
  Start: 'Only stopped or failed instances can be started',
  Stop: 'Only running, starting, rebooting, or failed instances can be stopped',
  Reboot: 'Only running instances can be rebooted',
  Resize: /^Only stopped, failed, or creating instances can be resized/,
  Delete: /^Only stopped or failed instances can be deleted/,
} as const;

/** An instance of the demo data in each state, with its allowed actions. */
const ALLOWED = [
  ['running', 'cache-ams-01', ['Stop', 'Reboot']],
  ['starting', 'edge-probe', ['Stop']],
  ['rebooting', 'cache-fra-01', ['Stop']],
  ['stopping', 'purge-worker-2', []],
  ['stopped', 'schema-migrator', ['Start', 'Resize', 'Delete']],
  ['failed', 'ingest-frozen', ['Start', 'Stop', 'Resize', 'Delete']],
  ['creating', 'varnish-canary', ['Resize']],
  ['migrating', 'cache-lhr-01', []],
  ['repairing', 'tls-terminator-b', []],
] as const;

describe('the menu of an instance', () => {
  // @sheet compute-storage/9.8 compute-storage/9.9 compute-storage/9.12 compute-storage/9.13
  it.each(ALLOWED)(
    'that is %s enables its actions, and shows the reason for the others',
    async (state, name, allowed) => {
      const { mock } = await renderScreen(routes, LIST);
      await expectState(name, state);
      const menu = await openRowMenu(name);
      expect(
        menu
          .getAllByRole('menuitem')
          .map(({ textContent }) => textContent)
          .filter((label) => !['Clone…', 'Compare…', 'View serial console'].includes(label)),
      ).toEqual(['Copy ID', ...Object.keys(REASONS)]);
      for (const [label, reason] of Object.entries(REASONS)) {
        const item = menu.getByRole('menuitem', { name: label });
        const isAllowed = allowed.some((one) => one === label);
        expect(item.getAttribute('aria-disabled') === 'true', label).toBe(!isAllowed);
        expect(descriptionOf(item), label).toMatch(isAllowed ? /^$/ : reason);
        if (!isAllowed) fireEvent.click(item);
      }
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(mock.calls.has('instanceStop')).toBe(false);
    },
  );
});

// @sheet compute-storage/9.10
it('a running instance can be deleted once it has stopped; the list follows', async () => {
  const { mock } = await renderScreen(routes, LIST);
  await rowAction('log-shipper', 'Stop');
  await press((await openDialog('Confirm stop instance')).getByRole('button', { name: 'Confirm' }));
  await expectState('log-shipper', 'stopping');
  pass(mock, 60_000);
  await expectState('log-shipper', 'stopped');
  await rowAction('log-shipper', 'Delete');
  await press((await openDialog('Confirm delete instance')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(within(screen.getByRole('table')).queryByText('log-shipper')).toBeNull());
});

it('an action that the state forbids meanwhile is refused with the reason of the server', async () => {
  const { mock } = await renderScreen(routes, LIST);
  await expectState('schema-migrator', 'stopped');
  await mock.handle(
    new Request('http://localhost/v1/instances/schema-migrator/start?project=edge-cache', { method: 'POST' }),
  );
  await rowAction('schema-migrator', 'Delete');
  await press((await openDialog('Confirm delete instance')).getByRole('button', { name: 'Confirm' }));
  await expectToast('Could not delete instanceCannot delete the instance while it is starting');
  await rowOf('schema-migrator');
});
