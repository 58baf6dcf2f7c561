import type { RoleName } from '../store/rows/silos.ts';

/**
 * Who may call an operation. `fleet` and `silo` are decided before the handler runs; `project` and `object` need the object
 * first, so the lookups of `find.ts` decide them with the role given here.
 */
export type Rule =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'fleet'; readonly role: RoleName }
  /** A fleet object in the path: for callers without a fleet role, it does not exist. */
  | { readonly kind: 'fleetObject'; readonly role: RoleName }
  | { readonly kind: 'silo'; readonly role: RoleName }
  | { readonly kind: 'project'; readonly role: RoleName }
  | { readonly kind: 'object'; readonly role: RoleName };

export const anybody = { kind: 'public' } as const;
export const signedIn = { kind: 'signedIn' } as const;
export const fleetViewer = { kind: 'fleet', role: 'viewer' } as const;
export const fleetAdmin = { kind: 'fleet', role: 'admin' } as const;
export const readsFleetObject = { kind: 'fleetObject', role: 'viewer' } as const;
export const changesFleetObject = { kind: 'fleetObject', role: 'admin' } as const;
export const siloViewer = { kind: 'silo', role: 'viewer' } as const;
export const siloCollaborator = { kind: 'silo', role: 'collaborator' } as const;
export const fleetCollaborator = { kind: 'fleet', role: 'collaborator' } as const;
export const siloAdmin = { kind: 'silo', role: 'admin' } as const;
export const reads = { kind: 'project', role: 'viewer' } as const;
export const writes = { kind: 'project', role: 'collaborator' } as const;
export const changesProject = { kind: 'project', role: 'admin' } as const;
export const readsObject = { kind: 'object', role: 'viewer' } as const;
export const changesObject = { kind: 'object', role: 'admin' } as const;
export const usesObject = { kind: 'object', role: 'collaborator' } as const;
