import { begin, instance } from '../support/begin.ts';
import { confirm, dialog, toast } from '../support/console.ts';
import { EDGE_CACHE, expectMenu, expectState, menuButton, menuOf, openMenu } from './instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL, sample } from '../support/setting.ts';

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
    question: /^Stop log-shipper\?.*disks and IP addresses.*CPU and memory are freed/,
    doing: 'Stopping',
    states: ['stopping', 'stopped'],
    failure: 'Error stopping log-shipper',
    focus: 'Cancel',
  },
  {
    action: 'Reboot',
    on: 'log-shipper',
    operation: 'instanceReboot',
    question: /^Reboot log-shipper\?/,
    doing: 'Rebooting',
    states: ['rebooting', 'running'],
    failure: 'Error rebooting log-shipper',
    focus: 'Cancel',
  },
  {
    action: 'Delete',
    on: 'schema-migrator',
    operation: 'instanceDelete',
    question: /^Delete instance schema-migrator\?.*disks are detached and kept/,
    doing: 'Deleting',
    states: [],
    failure: 'Could not delete instance',
    focus: 'Cancel',
  },
] as const;

for (const { action, on, operation, question, doing, states, focus } of sample(ACTIONS, 2)) {
  const name = `Confirm ${action.toLowerCase()} instance`;

  test(`${action} asks for confirmation, runs once, and shows a notification`, async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await rowAction(page, on, action);
    const asked = dialog(page, name);
    await expect(asked.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(asked.getByText(question)).toBeVisible();
    await expect(asked.getByRole('button', { name: focus })).toBeFocused();
    await tell(page, 'faults', { operation, delay: 3_000, count: 1 });
    const yes = asked.getByRole('button', { name: 'Confirm' });
    await yes.dblclick();
    await expect(yes).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page, `${doing} instance ${on}`)).toBeVisible();
    await expect(asked).toBeHidden();
    expect(await callsOf(page, operation)).toBe(1);
    for (const state of states) await expectState(page, on, state);
    if (states.length === 0) await expect(rowOf(page, on)).toHaveCount(0);
  });
}

test('an action that fails shows the reason once, and keeps the row', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  for (const { action, on, operation, failure } of ACTIONS)
    await test.step(action, async () => {
      await tell(page, 'faults', { operation, status: 503, message: 'No sled has room', count: 1 });
      await rowAction(page, on, action);
      await confirm(page, `Confirm ${action.toLowerCase()} instance`);
      await expect(page.getByTestId('Toasts')).toHaveText(`${failure}No sled has room`);
      await expect(menuButton(page, on)).toBeFocused();
      const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
      await expect(dismiss).toHaveCount(1);
      await dismiss.click();
      await expect(rowOf(page, on)).toBeVisible();
    });
  // It can be tried again
  await rowAction(page, 'log-shipper', 'Stop');
  await confirm(page, 'Confirm stop instance');
  await expect(toast(page, 'Stopping instance log-shipper')).toBeVisible();
});

test('a declined confirmation sends nothing', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  for (const { action, on, operation } of ACTIONS)
    await test.step(action, async () => {
      const asked = dialog(page, `Confirm ${action.toLowerCase()} instance`);
      for (const decline of [
        () => asked.getByRole('button', { name: 'Cancel' }).click(),
        () => asked.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(8, 8),
      ]) {
        await rowAction(page, on, action);
        await expect(asked).toBeVisible();
        await decline();
        await expect(asked).toBeHidden();
        await expect(menuButton(page, on)).toBeFocused();
      }
      expect(await callsOf(page, operation)).toBe(0);
    });
});

test('a lost connection is reported as such', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await tell(page, 'faults', { operation: 'instanceStop', abort: true, count: 1 });
  await rowAction(page, 'log-shipper', 'Stop');
  await confirm(page, 'Confirm stop instance');
  await expect(page.getByTestId('Toasts')).toHaveText(
    /^Error stopping log-shipperThe server could not be reached/,
  );
});

/** Rows of the demo data, one of each state, with its allowed actions. */
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

test('the menu of an instance enables the actions of its state, and shows the reason for the others', async ({
  page,
}) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  for (const [state, name, allowed] of ALLOWED)
    await test.step(`${state} allows ${allowed.join(', ') || 'nothing'}`, async () => {
      await expectState(page, name, state);
      await expectMenu(await openMenu(page, name), allowed);
      await page.keyboard.press('Escape');
    });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('failed instances can be started, stopped and deleted', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  for (const name of ['ingest-frozen', 'ingest-retired', 'ingest-legacy'])
    await expectState(page, name, 'failed');
  await rowAction(page, 'ingest-frozen', 'Start');
  await confirm(page, 'Confirm start instance');
  await expectState(page, 'ingest-frozen', 'starting');
  await rowAction(page, 'ingest-retired', 'Stop');
  await confirm(page, 'Confirm stop instance');
  for (const state of ['stopping', 'stopped']) await expectState(page, 'ingest-retired', state);
  await rowAction(page, 'ingest-legacy', 'Delete');
  await confirm(page, 'Confirm delete instance');
  await expect(rowOf(page, 'ingest-legacy')).toHaveCount(0);
});

test('a running instance is deleted once it has stopped; the list follows automatically', async ({
  page,
}) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await expectState(page, 'log-shipper', 'running');
  const menu = await openMenu(page, 'log-shipper');
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await menu.getByRole('menuitem', { name: 'Stop' }).click();
  await confirm(page, 'Confirm stop instance');
  for (const state of ['stopping', 'stopped']) await expectState(page, 'log-shipper', state);
  await rowAction(page, 'log-shipper', 'Delete');
  await confirm(page, 'Confirm delete instance');
  await expect(rowOf(page, 'log-shipper')).toHaveCount(0);
});

test('a starting instance is stopped, then started and followed until it runs', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await expectState(page, 'edge-probe', 'starting');
  await rowAction(page, 'edge-probe', 'Stop');
  await confirm(page, 'Confirm stop instance');
  for (const state of ['stopping', 'stopped']) await expectState(page, 'edge-probe', state);
  await rowAction(page, 'edge-probe', 'Start');
  await confirm(page, 'Confirm start instance');
  for (const state of ['starting', 'running']) await expectState(page, 'edge-probe', state);
});

test('an action that requires a stopped instance says so', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  const menu = await openMenu(page, 'cache-ams-01');
  for (const action of ['Resize', 'Delete'])
    await expect(menu.getByRole('menuitem', { name: action })).toHaveAccessibleDescription(
      /Stop it first\.$/,
    );
  await page.keyboard.press('Escape');
  await expect(menuOf(page, 'cache-ams-01')).toBeHidden();
  await expect(
    (await openMenu(page, 'purge-worker-2')).getByRole('menuitem', { name: 'Delete' }),
  ).toHaveAccessibleDescription('Only stopped or failed instances can be deleted');
});

test(
  'the server refuses an action whose state the list did not know yet',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, '/projects/payments-staging/instances', {
      orders: [
        instance('payments-staging', 'first', { start: false }),
        ['POST', '/__mock/clock', { advance: 5_000 }],
      ],
      heading: 'Instances',
    });
    await expectState(page, 'first', 'stopped');
    await page.evaluate(() =>
      fetch('/v1/instances/first/start?project=payments-staging', { method: 'POST' }),
    );
    await rowAction(page, 'first', 'Delete');
    await confirm(page, 'Confirm delete instance');
    await expect(page.getByTestId('Toasts')).toHaveText(
      /^Could not delete instanceCannot delete the instance while it is starting/,
    );
    await expect(rowOf(page, 'first')).toBeVisible();
  },
);
