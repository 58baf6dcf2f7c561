import type { Grant, Scope } from './effective.ts';
import type { Assignment } from './policy.ts';
import type { Role } from './roles.ts';

/** Labels of roles in forms (docs/screens/network-access.md section 9). */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  collaborator: 'Collaborator',
  viewer: 'Viewer',
};

/** The rights of a role, by its scope (screens, section 9). Whole sentences without a subject. */
export const ROLE_MEANING: Readonly<Record<Scope, Readonly<Record<Role, string>>>> = {
  project: {
    admin: 'Does everything in the project, and decides who has access to it.',
    collaborator: 'Makes, changes and deletes everything in the project, networks too.',
    viewer: 'Sees everything in the project and changes nothing.',
  },
  silo: {
    admin: 'Does everything in the silo and its projects, and decides who has access.',
    collaborator: 'Creates projects, and is admin of every project of the silo.',
    viewer: 'Sees every project of the silo and changes nothing.',
  },
  fleet: {
    admin: 'Operates the whole system, and decides who else does.',
    collaborator: 'Creates silos, and sets their quotas and access.',
    viewer: 'Sees the system pages and changes nothing.',
  },
};

/** The rights of a role, with a sentence for unknown roles. */
export const meaningOf = (scope: Scope, role: string): string => {
  const known = Object.entries(ROLE_MEANING[scope]).find(([name]) => name === role);
  return known?.[1] ?? 'This console does not know the role.';
};

/** Labels of the types of identities. */
export const TYPE_LABELS: Readonly<Record<Assignment['identityType'], string>> = {
  silo_user: 'User',
  silo_group: 'Group',
};

/** The badge of a role: `silo.admin`. */
export const badgeText = ({ scope, role }: Grant): string => `${scope}.${role}`;

/** The source of a role: `Silo`, `This project`, `Group web-crew, silo`. */
export function sourceText({ scope, group }: Grant, edited: Scope): string {
  const here = scope === edited;
  if (group) return `Group ${group.displayName}${here ? '' : `, ${scope}`}`;
  if (!here) return scope === 'silo' ? 'Silo role' : 'Fleet role';
  return 'Own role';
}
