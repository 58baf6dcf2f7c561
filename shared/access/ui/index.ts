/** The access screens of a project, a silo and the fleet. Bundled where they are used. */
export { AccessList } from './access-list.tsx';
export type { ListedRow } from './columns.tsx';
export { IdentityPanel } from './identity-panel.tsx';
export { OpenForm } from './lazy-form.ts';
export type { AccessLevel } from './level.ts';
export { RoleBadges } from './role-badges.tsx';
export { useAccess, useMembers } from './use-access.ts';
export { useFleetRefusal } from './use-fleet-refusal.ts';
export { useSetPageRefusal } from './use-set-page-refusal.ts';
export { useFleetRole } from './use-fleet-role.ts';
export { useMe } from './use-me.ts';
export { usePeople } from './use-people.ts';
