// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Mock } from '@console/mock';
import { FLEET_ID } from '../../../../mock/src/store/store.ts';
import {
  cellOf,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { probeRoutes } from './routes.ts';

useScreens();

const LIST = '/projects/edge-cache/probes';
const NEW = '/projects/edge-cache/probes-new';

const choice = async (name: string | RegExp, option: RegExp) => {
  fireEvent.click((await openDialog('Create probe')).getByRole('button', { name }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

describe('probes', () => {
  // @sheet operator/13.108
  test('are listed with their sled and addresses, and shown in a panel', async () => {
    const { mock, address } = await renderScreen(probeRoutes, LIST);
    const sled = await cellOf('pop-reachability', 'Sled');
    expect(sled.textContent).toMatch(/^FH2240/);
    expect((await cellOf('pop-reachability', 'Private IP')).textContent).toMatch(/^\d+\./);
    expect((await cellOf('pop-reachability', 'External IPs')).textContent).toContain('ephemeral');
    fireEvent.click(screen.getByRole('link', { name: 'pop-reachability' }));
    const panel = await openDialog('Probe');
    for (const label of ['Interface', 'MAC', 'Subnet', 'VNI', 'Slot', 'Primary', 'Transit IPs', 'Kind'])
      expect(panel.getByText(label)).toBeTruthy();
    expect(address()).toBe(`${LIST}/pop-reachability`);
    expect(mock.calls.get('probeView')).toBe(1);
  });

  // @sheet corrections/W2
  test.each([LIST, NEW])('belong to the fleet: %s says so to people without a role there', async (path) => {
    const { mock } = await renderScreen(probeRoutes, path, { persona: 'Tobias Lindqvist' });
    expect(await screen.findByText('Only users with a role on the fleet can view probes')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'New probe' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(mock.calls.get('probeList')).toBe(1);
  });

  // @sheet corrections/W1 operator/13.108
  test('are shown to a viewer of the fleet, whose buttons say what is missing', async () => {
    const prepare = ({ store }: Mock) => {
      const ines = store.tables.users.find(({ externalId }) => externalId === 'ines')?.id ?? '';
      const grant = { identityId: ines, identityType: 'silo_user', roleName: 'viewer' } as const;
      store.tables.roles.put({ id: 'r', scopeId: FLEET_ID, ...grant });
    };
    await renderScreen(probeRoutes, LIST, { persona: 'Ines Carvalho', prepare });
    expect((await cellOf('pop-reachability', 'Sled')).textContent).toMatch(/^FH2240/);
    await vi.waitFor(() => {
      const create = screen.getByText('New probe').closest('[aria-disabled="true"]');
      expect(create?.getAttribute('aria-description')).toContain('Needs the fleet admin role');
    }, 4_000);
    fireEvent.click(within(await rowOf('pop-reachability')).getByRole('button', { name: 'Row actions' }));
    const remove = await screen.findByRole('menuitem', { name: 'Delete' });
    expect(descriptionOf(remove)).toContain('Needs the fleet admin role');
  });

  // @sheet operator/13.108
  test('are created on a chosen sled in service', async () => {
    const { mock, address } = await renderScreen(probeRoutes, NEW);
    const form = await openDialog('Create probe');
    fill(form.getByRole('textbox', { name: /^Name/ }), 'far-end');
    await choice(/^Sled/, /^FH22408843/);
    await press(form.getByRole('button', { name: 'Create probe' }));
    await expectToast('Probe far-end created');
    expect(await rowOf('far-end')).toBeTruthy();
    expect(address()).toBe(LIST);
    const sled = mock.store.tables.sleds.find(({ baseboard }) => baseboard.serial === 'FH22408843');
    expect(mock.store.tables.probes.find(({ name }) => name === 'far-end')?.sled).toBe(sled?.id);
  });

  // @sheet operator/13.108
  test('are created by the id of a sled while the sleds cannot be listed', async () => {
    const faults = [{ operation: 'sledList', status: 500, count: 3 }] as const;
    const { mock } = await renderScreen(probeRoutes, NEW, { faults });
    const form = await openDialog('Create probe');
    fill(form.getByRole('textbox', { name: /^Name/ }), 'far-end');
    const field = form.getByRole('textbox', { name: /^Sled/ });
    fill(field, 'FH22408843');
    await press(form.getByRole('button', { name: 'Create probe' }));
    expect(await form.findByText('Must be the ID of a sled')).toBeTruthy();
    fill(field, [...mock.store.tables.sleds][0]?.id ?? '');
    await press(form.getByRole('button', { name: 'Create probe' }));
    await expectToast('Probe far-end created');
  });

  // @sheet operator/13.108
  test.each(FAILURES)('whose creation %s keep the values', async (_, rule, message) => {
    await renderScreen(probeRoutes, NEW, { faults: [{ operation: 'probeCreate', count: 1, ...rule }] });
    const form = await openDialog('Create probe');
    const name = form.getByRole('textbox', { name: /^Name/ });
    fill(name, 'far-end');
    await choice(/^Sled/, /^FH22408843/);
    await press(form.getByRole('button', { name: 'Create probe' }));
    expect(await form.findByText(message)).toBeTruthy();
    expect(name.getAttribute('value')).toBe('far-end');
  });

  // @sheet operator/13.108
  test('are deleted after a confirmation', async () => {
    const { mock } = await renderScreen(probeRoutes, LIST);
    await rowAction('pop-reachability', 'Delete');
    const dialog = await openDialog('Delete probe');
    expect(dialog.getByText(/become free/)).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('Probe pop-reachability deleted');
    await vi.waitFor(() => expect(screen.queryByText('pop-reachability', { selector: 'td *' })).toBeNull());
    expect(mock.calls.get('probeDelete')).toBe(1);
  });
});
