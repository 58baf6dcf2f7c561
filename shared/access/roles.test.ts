import { expect, it } from 'vitest';
import { compareAssignments, roleOrder, strongestRole } from './roles.ts';

// @sheet specification/6.1
it('orders roles', () => {
  expect(
    ['viewer', 'admin', 'collaborator', 'owner'].toSorted((a, b) => roleOrder(a) - roleOrder(b)),
  ).toEqual(['admin', 'collaborator', 'viewer', 'owner']);
});

// @sheet common-ui/34.19
it('finds the strongest role', () => {
  expect(strongestRole(['viewer', 'collaborator'])).toBe('collaborator');
  expect(strongestRole([])).toBeUndefined();
});

// @sheet network-access/15.50 specification/6.2
it('lists groups before users, then by name', () => {
  const rows = [
    { identityType: 'silo_user', name: 'Ada' },
    { identityType: 'silo_group', name: 'web' },
    { identityType: 'silo_group', name: 'kernel' },
    { identityType: 'silo_user', name: 'Zoe' },
  ] as const;
  expect(rows.toSorted(compareAssignments).map((row) => row.name)).toEqual(['kernel', 'web', 'Ada', 'Zoe']);
});
