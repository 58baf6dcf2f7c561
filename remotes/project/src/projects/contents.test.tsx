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
    const { mock } = await renderScreen(routes, '/projects', {
      prepare: ({ store: { tables } }) => {
        const project = tables.projects.filter(({ name }) => name === 'ml-sandbox')[0];
        const { instances, disks, images, snapshots, vpcs, floatingIps } = tables;
        for (const table of [instances, disks, images, snapshots, vpcs, floatingIps])
          table.removeWhere(
            ({ projectId }: { projectId?: string | null | undefined }) => projectId === project?.id,
          );
      },
    });
    const dialog = await ask('ml-sandbox');
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('Project ml-sandbox deleted');
    expect(mock.calls.get('projectDelete')).toBe(1);
  });

  test('can be tried when its contents cannot be read', async () => {
    await renderScreen(routes, '/projects', {
      faults: [
        'instanceList',
        'diskList',
        'snapshotList',
        'imageList',
        'vpcList',
        'floatingIpList',
        'antiAffinityGroupList',
        'affinityGroupList',
      ].map((operation) => ({ operation, status: 503 })),
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
