import type { Role } from '@console/shared/access';
import { matchPath } from '@console/shared/router';

/** The weakest role with which a page's resources can be changed. */
export interface Need {
  readonly role: Role;
  /** The project that the role is on; absent for a role on the silo. */
  readonly project?: string;
}

/** First match wins. Pages without a role check their buttons on their own, because these need several. */
const NEEDS: readonly (readonly [path: string, role: Role | undefined])[] = [
  ['/projects/:project/access', undefined],
  ['/projects/:project/probes/*', undefined],
  ['/projects/:project/probes-new', undefined],
  ['/projects/:project/edit', 'admin'],
  ['/projects/:project/*', 'collaborator'],
  ['/projects-new', 'collaborator'],
  ['/images/*', 'collaborator'],
  ['/certificates-new', 'admin'],
];

/** The role that a page needs (docs/authorisation.md); undefined for pages on which nothing is refused by role alone. */
export function needAt(pathname: string): Need | undefined {
  for (const [pattern, role] of NEEDS) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    const { project } = match.params;
    return role && { role, ...(project !== undefined && { project }) };
  }
  return undefined;
}
