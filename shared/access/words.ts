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
    admin: 'Can do everything in the project and manage access to it.',
    collaborator: 'Can create, change, and delete everything in the project, including networks.',
    viewer: 'Can view everything in the project but change nothing.',
  },
  silo: {
    admin: 'Can do everything in the silo and its projects, and manage access to them.',
    collaborator: 'Can create projects, and is admin of every project in the silo.',
    viewer: 'Can view every project in the silo but change nothing.',
  },
  fleet: {
    admin: 'Can operate the whole system and manage access to it.',
    collaborator: 'Can create silos and set their quotas and access.',
    viewer: 'Can view the system pages but change nothing.',
  },
};

/** The rights of a role, with a sentence for unknown roles. */
export const meaningOf = (scope: Scope, role: string): string => {
  const known = Object.entries(ROLE_MEANING[scope]).find(([name]) => name === role);
  return known?.[1] ?? 'This console does not recognize the role.';
};

export const TYPE_LABELS: Readonly<Record<Assignment['identityType'], string>> = {
  silo_user: 'User',
  silo_group: 'Group',
};

/** The badge of a role: `silo.admin`. */
export const badgeText = ({ scope, role }: Grant): string => `${scope}.${role}`;

/** `Aiko Brandt is now a viewer`. */
export const nowHas = (name: string, role: string): string =>
  `${name} is now ${role === 'admin' ? 'an' : 'a'} ${role}`;

/** The source of a role: `Silo`, `This project`, `Group web-crew, silo`. */
export function sourceText({ scope, group }: Grant, edited: Scope): string {
  const here = scope === edited;
  if (group) return `Group ${group.displayName}${here ? '' : `, ${scope}`}`;
  if (!here) return scope === 'silo' ? 'Silo' : 'Fleet';
  return scope === 'fleet' ? 'Direct' : `This ${scope}`;
}
