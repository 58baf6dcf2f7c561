// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { projectPolicyView } from '@console/shared/api';
import { refresh } from '@console/shared/query';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { elsewhere, type Line, POLICY } from '../../../../tools/testing/roles.ts';
import {
  cellOf,
  expectToast,
  openDialog,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const PROJECT = '/projects/edge-cache/access';

describe('an identity with several roles', () => {
  const both = (lines: Line[]): Line[] => [
    ...lines,
    ...lines.flatMap((line) => (line.identity_type === 'silo_user' ? { ...line, role_name: 'viewer' } : [])),
  ];
  const rolesOf = async (mock: Mock) => {
    const { role_assignments: lines }: { role_assignments: Line[] } = await (
      await mock.handle(new Request(new URL(POLICY, location.origin)))
    ).json();
    return lines.flatMap((line) => (line.identity_type === 'silo_user' ? line.role_name : []));
  };

  async function openWithBoth(): Promise<Mock> {
    const { mock } = await renderScreen(routes, PROJECT);
    await rowOf('Ines Carvalho');
    await elsewhere(mock, POLICY, both);
    await refresh(projectPolicyView);
    await vi.waitFor(async () =>
      expect((await cellOf('Ines Carvalho', 'Role')).textContent).toBe('project.collaborator+1'),
    );
    return mock;
  }

  // @sheet corrections/N3
  test('keeps the others when one is changed', async () => {
    const mock = await openWithBoth();
    await rowAction('Ines Carvalho', 'Change viewer role');
    const form = await openDialog('Change project role for Ines Carvalho');
    fireEvent.click(form.getByRole('button', { name: /Role/ }));
    expect(screen.queryByRole('option', { name: /^Collaborator/ })).toBeNull();
    fireEvent.click(await screen.findByRole('option', { name: /^Admin/ }));
    fireEvent.click(form.getByRole('button', { name: 'Update role' }));
    await expectToast('is now a');
    expect(await rolesOf(mock)).toEqual(['admin', 'collaborator']);
  });

  test('keeps the others when one is removed', async () => {
    const mock = await openWithBoth();
    await rowAction('Ines Carvalho', 'Delete collaborator role');
    const asked = await openDialog('Confirm delete');
    expect(asked.getByText(/keep the viewer role/)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expectToast('Access removed');
    expect(await rolesOf(mock)).toEqual(['viewer']);
  });
});
