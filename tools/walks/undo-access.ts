import type { Mock } from '@console/mock';
import { fireEvent, screen } from '@testing-library/react';
import { FLEET_ID } from '../../mock/src/store/store.ts';
import { stableId } from '../../mock/src/values/ids.ts';
import { type Change, EDGE } from './undo-change.ts';
import { openDialog, press, rowAction } from '../testing/screen.tsx';

/** A colleague replaces a user's role. */
const otherRole = (scope: string, name: string, roleName: 'admin' | 'viewer') => (mock: Mock) => {
  const { users, groups, roles, projects, silos } = mock.store.tables;
  const identity = [...users, ...groups].find((one) => name.startsWith(one.displayName) || one.id === name);
  const scopeId = [...projects, ...silos].find((one) => one.name === scope)?.id ?? scope;
  const identityId = identity?.id ?? '';
  roles.removeWhere((role) => role.scopeId === scopeId && role.identityId === identityId);
  const identityType = groups.get(identityId) ? 'silo_group' : 'silo_user';
  roles.put({ id: 'by-a-colleague', scopeId, identityId, identityType, roleName });
};

const removedRole = (
  at: string,
  scope: string,
  [name, had]: readonly [string, string],
  [verb, title]: readonly [string, string] = ['Delete', 'Confirm delete'],
): [string, Change] => [
  `a role removed at ${at}`,
  {
    at,
    make: async () => {
      await rowAction(name, verb);
      const dialog = await openDialog(title);
      for (const box of dialog.queryAllByRole('checkbox')) fireEvent.click(box);
      await press(dialog.getByRole('button', { name: 'Confirm' }));
    },
    undone: `${name} has the ${had} role again`,
    between: otherRole(scope, name, 'viewer'),
    refusal: `${name} now has the viewer role here. Nothing was changed.`,
  },
];

/** Changes of roles. */
export const OF_ACCESS: readonly (readonly [string, Change])[] = [
  removedRole(`${EDGE}/access`, 'edge-cache', ['Ines Carvalho', 'collaborator']),
  removedRole('/access', 'fernhill', ['web-crew', 'collaborator']),
  removedRole(
    '/system/access',
    FLEET_ID,
    ['Rosa Lindahl (northgate)', 'collaborator'],
    ['Remove', 'Remove fleet access'],
  ),
  removedRole(
    '/system/silos/northgate?tab=access',
    'northgate',
    [stableId('group', 'northgate', 'northgate-admins'), 'admin'],
    ['Delete', 'Remove access'],
  ),
  [
    'a role changed',
    {
      at: `${EDGE}/access`,
      make: async () => {
        await rowAction('Ines Carvalho', 'Change role');
        const form = await openDialog('Change project role for Ines Carvalho');
        fireEvent.click(form.getByRole('button', { name: /Role/ }));
        fireEvent.click(await screen.findByRole('option', { name: /^Viewer/ }));
        await press(form.getByRole('button', { name: 'Update role' }));
      },
      undone: 'Ines Carvalho has the collaborator role again',
      between: otherRole('edge-cache', 'Ines Carvalho', 'admin'),
      refusal: 'Ines Carvalho now has the admin role here. Nothing was changed.',
    },
  ],
];
