// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  choose,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const BASE = '/projects/edge-cache';

/** Both kinds of groups, which differ only in their texts and requests. */
const KINDS = [
  {
    noun: 'anti-affinity group',
    path: `${BASE}/affinity`,
    operation: 'antiAffinityGroup',
    full: 'cache-spread',
    empty: 'purge-spread',
    member: 'cache-ams-01',
  },
  {
    noun: 'affinity group',
    path: `${BASE}/affinity-groups`,
    operation: 'affinityGroup',
    full: 'ingest-chain',
    empty: 'near-the-probe',
    member: 'ingest-replay',
  },
] as const;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const noToast = () => expect(screen.getByTestId('Toasts').textContent).toBe('');

describe.each(KINDS)('the form of an $noun', ({ noun, path, operation, full, empty }) => {
  test.each(FAILURES)('for a new one that %s keeps the values', async (_, rule, message) => {
    const { mock, address } = await renderScreen(routes, `${path}-new`, {
      faults: [{ operation: `${operation}Create`, count: 1, ...rule }],
    });
    const form = await openDialog(`Add ${noun}`);
    const name = form.getByRole('textbox', { name: 'Name' });
    fill(name, 'spread-out');
    fireEvent.click(form.getByRole('radio', { name: 'Fail' }));
    const add = form.getByRole('button', { name: 'Add group' });
    fireEvent.click(add);
    fireEvent.click(add);
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('spread-out');
    expect(mock.calls.get(`${operation}Create`)).toBe(1);
    noToast();
    fireEvent.click(add);
    await expectToast(`${capitalized(noun)} spread-out created`);
    await vi.waitFor(() => expect(address()).toBe(`${path}/spread-out`));
    expect((await screen.findAllByText('fail')).length).toBeGreaterThan(0);
  });

  test('with a taken name shows the error at the name', async () => {
    await renderScreen(routes, `${path}-new`);
    const form = await openDialog(`Add ${noun}`);
    fill(form.getByRole('textbox', { name: 'Name' }), full);
    fireEvent.click(form.getByRole('button', { name: 'Add group' }));
    expect(await form.findByText('Name already exists')).toBeTruthy();
  });

  test('with a new name that is taken shows the error at the name, and nothing is sent', async () => {
    const { mock } = await renderScreen(routes, `${path}/${empty}/edit`);
    const form = await openDialog(`Edit ${noun}`);
    fill(form.getByRole('textbox', { name: 'Name' }), full);
    fireEvent.click(form.getByRole('button', { name: 'Edit group' }));
    expect(await form.findByText(`${capitalized(noun)} name already exists`)).toBeTruthy();
    expect(mock.calls.get(`${operation}Update`)).toBeUndefined();
  });

  test.each(FAILURES)('for an existing one that %s keeps the values', async (_, rule, message) => {
    const { address } = await renderScreen(routes, `${path}/${full}/edit`, {
      faults: [{ operation: `${operation}Update`, count: 1, ...rule }],
    });
    const form = await openDialog(`Edit ${noun}`);
    const name = form.getByRole('textbox', { name: 'Name' });
    fill(name, 'other-name');
    const edit = form.getByRole('button', { name: 'Edit group' });
    fireEvent.click(edit);
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('other-name');
    fireEvent.click(edit);
    await expectToast(`${capitalized(noun)} other-name updated`);
    await vi.waitFor(() => expect(address()).toBe(`${path}/other-name`));
    expect(await screen.findByRole('heading', { level: 1, name: 'other-name' })).toBeTruthy();
  });
});

describe.each(KINDS)('the members of an $noun', ({ noun, path, operation, full, empty, member }) => {
  async function addForm() {
    await press(await screen.findByRole('button', { name: 'Add instance' }));
    const form = await openDialog('Add instance to group');
    return {
      form,
      instance: form.getByRole('combobox', { name: 'Instance' }),
      add: () => form.getByRole('button', { name: 'Add to group' }),
    };
  }

  test.each(FAILURES)(
    'when adding one %s, the modal shows the error and keeps the choice',
    async (_, rule, message) => {
      const { mock } = await renderScreen(routes, `${path}/${empty}`, {
        faults: [{ operation: `${operation}MemberInstanceAdd`, count: 1, ...rule }],
      });
      const { form, instance, add } = await addForm();
      await choose(instance, 'schema-migrator');
      await press(add());
      fireEvent.click(add());
      expect(await form.findByText(message)).toBeTruthy();
      expect(form.getByText('Could not add instance to group')).toBeTruthy();
      expect(valueOf(instance)).toBe('schema-migrator');
      expect(mock.calls.get(`${operation}MemberInstanceAdd`)).toBe(1);
      noToast();
      await press(add());
      await expectToast(`Instance schema-migrator added to ${noun} ${empty}`);
      expect(await rowOf('schema-migrator')).toBeTruthy();
    },
  );

  // @sheet network-access/T6
  test('are added when stopped; the note appears with the choice', async () => {
    await renderScreen(routes, `${path}/${empty}`);
    const { form, instance, add } = await addForm();
    fireEvent.click(add());
    expect(await form.findByText('Instance is required')).toBeTruthy();
    expect(form.queryByRole('status')).toBeNull();
    await choose(instance, 'log-shipper');
    expect(await form.findByText(/Stop it to add it to the group/)).toBeTruthy();
    expect(add().getAttribute('aria-disabled')).toBe('true');
    expect(form.getByRole('button', { name: 'Stop, add, and start again' })).toBeTruthy();
  });

  test('are several at a time, and the dialog shows the result of each', async () => {
    await renderScreen(routes, `${path}/${empty}`);
    const { form, instance, add } = await addForm();
    await choose(instance, 'schema-migrator');
    fireEvent.click(form.getByRole('button', { name: 'Add another instance' }));
    expect(valueOf(instance)).toBe('');
    expect(within(form.getByRole('table', { name: 'Instances' })).getByText('schema-migrator')).toBeTruthy();
    expect(add().getAttribute('aria-disabled')).toBeNull();
    await choose(instance, 'log-shipper');
    expect(await form.findByText(/^1 of 2 instances must be stopped to be added/)).toBeTruthy();
    expect(form.getByRole('button', { name: 'Stop, add, and start again' })).toBeTruthy();
    await choose(instance, 'warmup-batch');
    fireEvent.click(add());
    const job = await openDialog('Add 2 instances');
    expect(await job.findByText('2 of 2 done')).toBeTruthy();
    fireEvent.click(job.getByText('Close'));
    for (const name of ['schema-migrator', 'warmup-batch']) expect(await rowOf(name)).toBeTruthy();
  });

  // @sheet network-access/T2 operator/13.109
  test('are removed after a confirmation, and a failure is shown once', async () => {
    await renderScreen(routes, `${path}/${full}`, {
      faults: [
        {
          operation: `${operation}MemberInstanceDelete`,
          status: 503,
          message: 'The rack is resting',
          count: 1,
        },
      ],
    });
    await rowOf(member);
    expect(
      (await openRowMenu(member)).getAllByRole('menuitem').map(({ textContent }) => textContent),
    ).toEqual(['Remove from group']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Remove from group' }));
    const ask = () => openDialog(`Remove instance from ${noun}`);
    fireEvent.click((await ask()).getByRole('button', { name: 'Confirm' }));
    await expectToast(`Error removing ${member}The rack is resting`);
    expect(screen.getAllByRole('button', { name: 'Dismiss notification' })).toHaveLength(1);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await rowAction(member, 'Remove from group');
    fireEvent.click((await ask()).getByRole('button', { name: 'Confirm' }));
    await expectToast(`Member ${member} removed from ${noun} ${full}`);
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: member })).toBeNull());
  });
});

describe('the sleds of the members', () => {
  // @sheet network-access/B-G2 operator/13.109
  test('are a column for users who may see the fleet', async () => {
    await renderScreen(routes, `${BASE}/affinity/cache-spread`);
    expect(await screen.findByText('All apart')).toBeTruthy();
    expect((await cellOf('cache-ams-01', 'Sled')).textContent).toMatch(/^FH/);
  });

  // @sheet network-access/B-G2 operator/13.109
  test('are hidden from others, without an error', async () => {
    await renderScreen(routes, `${BASE}/affinity/cache-spread`, { persona: 'Tobias Lindqvist' });
    const row = await rowOf('cache-ams-01');
    const headings = within(row.closest('table') ?? row).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['name', 'state', '']);
    noToast();
  });
});
