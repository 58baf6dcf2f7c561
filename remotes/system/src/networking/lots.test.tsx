// @vitest-environment happy-dom
import { fleetPersonas, personas } from '@console/mock';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  confirmIn,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  toasts,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const LOTS = '/system/networking/address-lots';

describe('address lots', () => {
  test('show their blocks, their size and their use', async () => {
    await renderScreen(routes, LOTS);
    const cell = await cellOf('switch-uplinks', 'Used');
    // Two uplinks, two addresses of the plain one, and the loopback of both switches
    await vi.waitFor(() => expect(cell.textContent).toBe('5'));
    expect((await cellOf('switch-uplinks', 'Blocks')).textContent).toContain('172.20.15.2–172.20.15.63');
    expect((await cellOf('switch-uplinks', 'Addresses')).textContent).toBe('86');
    expect((await cellOf('public-addresses', 'Addresses')).textContent).toBe('18.4 × 10¹⁸');
    expect((await cellOf('partner-trial', 'Used')).textContent).toBe('0');
  });

  // @sheet operator/13.33
  test('that are in use cannot be deleted, and the reason names what uses them', async () => {
    await renderScreen(routes, LOTS);
    const used = await cellOf('switch-uplinks', 'Used');
    await vi.waitFor(() => expect(used.textContent).toBe('5'));
    const item = (await openRowMenu('switch-uplinks')).getByRole('menuitem', { name: 'Delete' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(item)).toMatch(/In use: Port settings \S+ has 172\.20\.15\./);
  });

  test('are deleted with their blocks', async () => {
    await renderScreen(routes, LOTS);
    await vi.waitFor(async () => expect((await cellOf('partner-trial', 'Used')).textContent).toBe('0'));
    await rowAction('partner-trial', 'Delete');
    const dialog = await openDialog('Delete address lot');
    expect(dialog.getByText(/1 block with 256 addresses is deleted too/)).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('Address lot partner-trial deleted');
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'partner-trial' })).toBeNull());
  });

  // @sheet corrections/R2
  test('that are only announced are deleted, and the dialog names the announcement', async () => {
    await renderScreen(routes, LOTS, {
      prepare: ({ store: { tables } }) => {
        const lot = tables.addressLots.find(({ name }) => name === 'partner-trial');
        const block = tables.addressLotBlocks.find(({ addressLotId }) => addressLotId === lot?.id);
        const [set] = tables.bgpAnnounceSets;
        if (!block || !set) throw new Error('the demo has lots and announce sets');
        tables.bgpAnnouncements.put({
          id: block.id,
          announceSetId: set.id,
          addressLotBlockId: block.id,
          network: '192.0.2.0/25',
        });
      },
    });
    await vi.waitFor(async () => expect((await cellOf('partner-trial', 'Used')).textContent).toBe('0'));
    await rowAction('partner-trial', 'Delete');
    const dialog = await openDialog('Delete address lot');
    expect(dialog.getByText(/Announce set \S+ announces 192\.0\.2\.0\/25 of it\./)).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('Address lot partner-trial deleted');
  });

  test.each(FAILURES)('whose deletion %s stay', async (_, rule, message) => {
    await renderScreen(routes, LOTS, once('networkingAddressLotDelete', rule));
    await vi.waitFor(async () => expect((await cellOf('partner-trial', 'Used')).textContent).toBe('0'));
    await rowAction('partner-trial', 'Delete');
    await confirmIn('Delete address lot');
    await expectToast('Could not delete address lot');
    expect(toasts().getByText(message)).toBeTruthy();
  });

  test('have no dash for blocks that are loading, and say when these could not be loaded', async () => {
    await renderScreen(routes, LOTS, {
      faults: [{ operation: 'networkingAddressLotBlockList', delay: 300, status: 503 }],
    });
    const blocks = await cellOf('partner-trial', 'Blocks');
    expect(blocks.textContent).toBe('');
    await vi.waitFor(() => expect(within(blocks).getByText('Not available')).toBeTruthy());
  });

  test('are listed even when the requests for their use fail', async () => {
    await renderScreen(routes, LOTS, {
      faults: [{ operation: 'networkingLoopbackAddressList', status: 503 }],
    });
    expect(await rowOf('partner-trial')).toBeTruthy();
    const used = await cellOf('partner-trial', 'Used');
    await vi.waitFor(() => expect(within(used).getByText('Not available')).toBeTruthy());
  });
});

describe('the page of a lot', () => {
  // @sheet operator/13.33
  test('lists the holder of each address, and has a table for each block', async () => {
    await renderScreen(routes, `${LOTS}/switch-uplinks`);
    const used = within(await screen.findByRole('table', { name: 'In use' }));
    expect(used.getByText('172.20.15.10')).toBeTruthy();
    expect(used.getAllByRole('link', { name: 'Port settings plain-uplink' })).toHaveLength(2);
    expect(used.getByRole('link', { name: 'Loopback of switch1' })).toBeTruthy();
    const block = screen.getByRole('table', { name: 'fd00:20:15::8–fd00:20:15::1f' });
    const rows = within(block)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual(['fd00:20:15::8fd00:20:15::81Used', 'fd00:20:15::9fd00:20:15::1f23Free']);
  });

  test('of an unknown lot is not found', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await renderScreen(routes, `${LOTS}/nothing`);
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'nothing' })).toBeNull());
  });
});

async function lotForm() {
  const form = await openDialog('Create address lot');
  return {
    form,
    name: form.getByRole('textbox', { name: 'Name' }),
    submit: () => fireEvent.click(form.getByRole('button', { name: 'Create address lot' })),
    add: async (first: string, last: string) => {
      fireEvent.click(form.getByRole('button', { name: 'Add block' }));
      const modal = await openDialog('Add block');
      fill(modal.getByRole('textbox', { name: 'First address' }), first);
      fill(modal.getByRole('textbox', { name: 'Last address' }), last);
      fireEvent.click(modal.getByRole('button', { name: 'Add block' }));
      return modal;
    },
  };
}

describe('a new lot', () => {
  // @sheet operator/13.33
  test('needs a block, and mentions that it overlaps one of another lot', async () => {
    const { mock, address } = await renderScreen(routes, `${LOTS}-new`);
    const { form, name, submit } = await lotForm();
    fill(name, 'edge');
    submit();
    expect(await form.findByText('At least one block is required')).toBeTruthy();
    expect(mock.calls.get('networkingAddressLotCreate')).toBeUndefined();
    await vi.waitFor(() => expect(mock.calls.get('networkingAddressLotBlockList')).toBe(3));
    fireEvent.click(form.getByRole('button', { name: 'Add block' }));
    const modal = await openDialog('Add block');
    fill(modal.getByRole('textbox', { name: 'First address' }), '192.0.2.4');
    fill(modal.getByRole('textbox', { name: 'Last address' }), '192.0.2.9');
    expect(await modal.findByText(/^Overlaps a block of the lot partner-trial/)).toBeTruthy();
    fill(modal.getByRole('textbox', { name: 'First address' }), '10.1.0.0');
    fill(modal.getByRole('textbox', { name: 'Last address' }), '10.1.0.255');
    expect(await modal.findByText(/Addresses in this block/)).toBeTruthy();
    fireEvent.click(modal.getByRole('button', { name: 'Add block' }));
    expect(await form.findByRole('row', { name: '10.1.0.0/24' })).toBeTruthy();
    submit();
    await expectToast('Address lot edge created');
    await vi.waitFor(() => expect(address()).toBe(`${LOTS}/edge`));
  });

  test.each(FAILURES)('that %s stays in its form', async (_, rule, message) => {
    const { address } = await renderScreen(routes, `${LOTS}-new`, once('networkingAddressLotCreate', rule));
    const { form, name, submit, add } = await lotForm();
    fill(name, 'edge');
    await add('10.1.0.0', '10.1.0.255');
    await form.findByRole('row', { name: '10.1.0.0/24' });
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect([valueOf(name), address()]).toEqual(['edge', `${LOTS}-new`]);
  });

  test('with a taken name has the error at the name, and does not extend the lot that has it', async () => {
    const { mock } = await renderScreen(routes, `${LOTS}-new`);
    const { form, name, submit, add } = await lotForm();
    fill(name, 'partner-trial');
    await add('10.1.0.0', '10.1.0.255');
    await form.findByRole('row', { name: '10.1.0.0/24' });
    submit();
    expect(await form.findByText('Name already exists')).toBeTruthy();
    expect(form.getByText('Address lot partner-trial exists. Open it to add blocks')).toBeTruthy();
    expect(mock.calls.get('networkingAddressLotCreate')).toBeUndefined();
  });
});

describe('the blocks of a lot', () => {
  // @sheet corrections/R1 corrections/R15
  test.each([personas.operator, fleetPersonas.collaborator])(
    'are added to a lot that is there, and the toast says so: %s',
    async (persona) => {
      const { mock, address } = await renderScreen(routes, `${LOTS}/partner-trial/blocks-add`, { persona });
      const form = await openDialog('Add blocks');
      fireEvent.click(form.getByRole('button', { name: 'Add block' }));
      const modal = await openDialog('Add block');
      fill(modal.getByRole('textbox', { name: 'First address' }), '192.0.2.9');
      fill(modal.getByRole('textbox', { name: 'Last address' }), '192.0.3.9');
      expect(await modal.findByText(/^Overlaps a block of the lot partner-trial/)).toBeTruthy();
      fireEvent.click(modal.getByRole('button', { name: 'Add block' }));
      await form.findByRole('row', { name: '192.0.2.9–192.0.3.9' });
      fireEvent.click(form.getByRole('button', { name: 'Add blocks' }));
      await expectToast('1 block added to partner-trial');
      await vi.waitFor(() => expect(address()).toBe(`${LOTS}/partner-trial`));
      const lot = mock.store.tables.addressLots.find(({ name }) => name === 'partner-trial');
      expect(mock.store.tables.addressLotBlocks.filter((row) => row.addressLotId === lot?.id)).toHaveLength(
        2,
      );
    },
  );
});
