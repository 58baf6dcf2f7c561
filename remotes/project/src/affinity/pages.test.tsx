// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AllVisible } from '../../../../tools/testing/all-visible.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hold } from '../../../../tools/testing/hold.ts';
import { expectToastLater, inEdgeCache } from '../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  choose,
  confirmIn,
  expectToast,
  fill,
  hurry,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { AreaTasks } from '../area-tasks.tsx';
import { routes } from '../routes.ts';

useScreens(80);
beforeEach(() => store.set(jobsAtom, new Map()));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', AllVisible);
  hurry();
});

const BASE = '/projects/edge-cache';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });

const isGone = (name: string) =>
  waitFor(() => expect(within(screen.getByRole('table')).queryByText(name)).toBeNull());

/** Opens the modal of the page of a group, and chooses an instance. */
async function chooseInstance(instance: string) {
  await press(await button('Add instance'));
  const modal = await openDialog('Add instance to group');
  await choose(modal.getByRole('combobox', { name: 'Instance' }), instance);
  return modal;
}

/** Waits until an instance runs, while the time of the server passes. */
const expectRunning = ({ store: { clock, tables } }: Mock, name: string): Promise<void> =>
  vi.waitFor(() => {
    clock.advance(5_000);
    expect([...tables.instances].find((one) => one.name === name)?.runState).toBe('running');
  }, 4_000);

describe('groups', () => {
  // @sheet network-access/15.40 network-access/T1 operator/13.109
  it('are listed in two tabs, and link to their pages and members', async () => {
    const { address, place, visit } = await renderScreen(routes, `${BASE}/instances`);
    await heading('Instances');
    const release = hold(/\/members/);
    await visit(`${BASE}/affinity`);
    await heading('Affinity Groups');
    const row = await rowOf('tls-pair');
    // The list does not wait for the counts
    expect((await cellOf('tls-pair', 'instances')).textContent).toBe('');
    release();
    const headings = within(row.closest('table') ?? row).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'name',
      'type',
      'instances',
      expect.stringMatching(/^Policy/),
      'created',
      '',
    ]);
    for (const text of ['anti-affinity', 'fail']) expect(row.textContent).toContain(text);
    for (const [group, count] of [
      ['tls-pair', '2'],
      ['purge-spread', '—'],
    ] as const)
      await waitFor(async () => expect((await cellOf(group, 'instances')).textContent).toBe(count));
    fireEvent.click(tab('Affinity'));
    await waitFor(() => expect(address()).toBe(`${BASE}/affinity-groups`));
    expect((await rowOf('ingest-chain')).textContent).toContain('affinity');
    fireEvent.click(tab('Anti-affinity'));
    await follow('tls-pair');
    await heading('tls-pair');
    expect(place()).toEqual(
      inEdgeCache(['Affinity Groups', `${BASE}/affinity`], ['tls-pair', `${BASE}/affinity/tls-pair`]),
    );
    await follow('tls-terminator-a');
    await waitFor(() => expect(address()).toBe(`${BASE}/instances/tls-terminator-a/settings`));
    // And back: the names on the settings tab are links
    await follow('tls-pair');
    await heading('tls-pair');
  });

  // @sheet compute-storage/9.55 network-access/15.41 operator/13.109
  it('are created, and accept stopped members', async () => {
    const { mock, place } = await renderScreen(routes, `${BASE}/affinity`);
    await follow('New group');
    const form = await openDialog('Add anti-affinity group');
    expect(place().title).toMatch(/^New anti-affinity group \/ Affinity Groups \//);
    expect(tab('Anti-affinity').getAttribute('aria-selected')).toBe('true');
    fill(form.getByRole('textbox', { name: 'Name' }), 'shippers');
    fireEvent.click(form.getByRole('radio', { name: 'Fail' }));
    await press(form.getByRole('button', { name: 'Add group' }));
    await expectToast('Anti-affinity group shippers created');
    await heading('shippers');
    const none = () => screen.findByRole('heading', { name: 'No group members' });
    await none();
    const first = await chooseInstance('log-shipper');
    const add = () => first.getByRole('button', { name: 'Add to group' });
    await waitFor(() => expect(add().getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await chooseInstance('schema-migrator');
    await press(second.getByRole('button', { name: 'Add to group' }));
    await expectToast('Instance schema-migrator added to anti-affinity group shippers');
    expect(mock.calls.get('antiAffinityGroupMemberInstanceAdd')).toBe(1);
    await rowAction('schema-migrator', 'Remove from group');
    await confirmIn('Remove instance from anti-affinity group');
    await expectToast('Member schema-migrator removed from anti-affinity group shippers');
    await none();
  });

  // @sheet network-access/15.41
  it('accept a running instance: it is stopped, added and started again, and the activity shows the progress', async () => {
    const { mock } = await renderScreen(routes, `${BASE}/affinity/purge-spread`, { tasks: AreaTasks });
    const modal = await chooseInstance('log-shipper');
    await press(await modal.findByRole('button', { name: 'Stop, add, and start again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const job = () => [...store.get(jobsAtom).values()].at(-1);
    expect(job()).toMatchObject({
      title: 'Add instance log-shipper to anti-affinity group purge-spread',
      state: 'running',
    });
    await waitFor(() => expect(mock.calls.get('instanceStop')).toBe(1));
    await expectToastLater(mock, 'Instance log-shipper added to anti-affinity group purge-spread');
    await rowOf('log-shipper');
    await expectRunning(mock, 'log-shipper');
    expect(mock.calls.get('instanceStart')).toBe(1);
    await waitFor(() => expect(job()).toMatchObject({ state: 'done' }));
  });

  // @sheet network-access/15.42 network-access/15.43 network-access/15.44 operator/13.109
  it('are renamed and deleted from their page and from the list', async () => {
    const { address } = await renderScreen(routes, `${BASE}/affinity/cache-spread`);
    const action = async (name: string) => {
      fireEvent.click(await button('Anti-affinity group actions'));
      fireEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await action('Edit');
    const form = await openDialog('Edit anti-affinity group');
    fill(form.getByRole('textbox', { name: 'Name' }), 'cache-apart');
    await press(form.getByRole('button', { name: 'Edit group' }));
    await expectToast('Anti-affinity group cache-apart updated');
    await heading('cache-apart');
    expect(address()).toBe(`${BASE}/affinity/cache-apart`);
    await action('Delete');
    await confirmIn('Confirm delete anti-affinity group');
    await waitFor(() => expect(address()).toBe(`${BASE}/affinity`));
    await rowOf('tls-pair');
    await isGone('cache-apart');
    await rowAction('tls-pair', 'Delete');
    await confirmIn('Confirm delete anti-affinity group');
    await expectToast('Anti-affinity group tls-pair deleted');
    await isGone('tls-pair');
    await follow('New group');
    const again = await openDialog('Add anti-affinity group');
    fill(again.getByRole('textbox', { name: 'Name' }), 'tls-pair');
    await press(again.getByRole('button', { name: 'Add group' }));
    await heading('tls-pair');
  });
});

// @sheet network-access/B-G1
it('an instance is created, added to its groups, and then started', async () => {
  const { mock, address } = await renderScreen(routes, `${BASE}/instances-new`, { tasks: AreaTasks });
  fill(await screen.findByRole('textbox', { name: 'Name' }), 'newcomer');
  await choose(screen.getByRole('combobox', { name: 'Image' }), 'debian-13-generic');
  fireEvent.click(screen.getByRole('button', { name: 'Affinity groups' }));
  for (const [kind, group] of [
    ['anti-affinity group', 'purge-spread'],
    ['affinity group', 'near-the-probe'],
  ] as const) {
    fireEvent.click(await button(`Add to ${kind}`));
    const modal = await openDialog(`Add to ${kind}`);
    await choose(modal.getByRole('combobox'), group);
    await press(modal.getByRole('button', { name: 'Add to group' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(await screen.findByText(/The instance is created but not started/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Create instance' }));
  await waitFor(() => expect(address()).toBe(`${BASE}/instances/newcomer/storage`));
  await expectRunning(mock, 'newcomer');
  expect(mock.calls.get('instanceStart')).toBe(1);
  for (const path of ['anti-affinity-groups/purge-spread', 'affinity-groups/near-the-probe']) {
    const url = new URL(`/v1/${path}/members?project=edge-cache`, location.origin);
    const members: unknown = await (await mock.handle(new Request(url))).json();
    expect(members).toMatchObject({ items: [{ value: { name: 'newcomer' } }] });
  }
});
