// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  expectToast,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

/** The lists of what a project contains. */
const LISTS = [
  'instanceList',
  'diskList',
  'snapshotList',
  'imageList',
  'vpcList',
  'floatingIpList',
  'antiAffinityGroupList',
  'affinityGroupList',
];

const ask = async (name: string) => {
  await rowAction(name, 'Delete');
  return openDialog('Confirm delete');
};

describe('deleting a project', () => {
  test('in use lists what it contains, with links, and sends nothing', async () => {
    const { mock } = await renderScreen(routes, '/projects');
    const dialog = await ask('edge-cache');
    expect(await dialog.findByText('The project is not empty')).toBeTruthy();
    const link = dialog.getByRole('link', { name: /^\d+ instances/ });
    expect(link.getAttribute('href')).toBe('/projects/edge-cache/instances');
    expect(dialog.getByRole('link', { name: /VPCs?$/ })).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await vi.waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(confirm);
    expect(mock.calls.get('projectDelete')).toBeUndefined();
  });

  test('that is empty is possible once that is known', async () => {
    const empty = LISTS.map((operation) => ({ operation, body: '{"items": []}' }));
    await renderScreen(routes, '/projects', { faults: empty });
    const dialog = await ask('ml-sandbox');
    await vi.waitFor(() => {
      const confirm = dialog.getByRole('button', { name: 'Confirm' });
      expect(confirm.getAttribute('aria-disabled')).not.toBe('true');
    }, 4_000);
  });

  test('can be tried when its contents cannot be read', async () => {
    await renderScreen(routes, '/projects', {
      faults: LISTS.map((operation) => ({ operation, status: 503 })),
    });
    const dialog = await ask('edge-cache');
    expect(await dialog.findByText(/^Not all of its contents could be loaded/)).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('The project "edge-cache" cannot be deleted');
    await expectToast('Could not delete project');
  });

  test('says which role is missing', async () => {
    await renderScreen(routes, '/projects', {
      persona: 'Aiko Brandt',
      prepare: (mock) => {
        const user = mock.store.tables.users.filter(({ displayName }) => displayName === 'Aiko Brandt')[0];
        if (!user) throw new Error('Aiko Brandt is missing');
        mock.store.tables.roles.put({
          id: 'silo-viewer',
          scopeId: user.siloId,
          identityId: user.id,
          identityType: 'silo_user',
          roleName: 'viewer',
        });
      },
    });
    const dialog = await ask('edge-cache');
    expect(
      await dialog.findByText(/^Needs the project admin role\. Ask web-crew or Maren Okafor/),
    ).toBeTruthy();
  });
});
