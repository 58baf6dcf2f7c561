import type { Role } from '@console/shared/access';
import { matchPath } from '@console/shared/router';

/** The weakest fleet role with which a page's resources can be changed. */
export interface Need {
  readonly role: Role;
  /** Name of the silo whose admins may too, without a fleet role. */
  readonly silo?: string;
}

/**
 * The forms, and the pages on which every change needs the same role; first match wins (docs/authorisation.md). Other pages check
 * their buttons on their own, because these need several roles.
 */
const NEEDS: readonly (readonly [path: string, role: Role])[] = [
  ['/system/silos-new', 'collaborator'],
  ['/system/silos/:silo/idps-new', 'admin'],
  ['/system/networking/ip-pools/*', 'admin'],
  ['/system/networking/ip-pools-new', 'admin'],
  ['/system/networking/service-pool/ranges-add', 'admin'],
  ['/system/networking/switch-ports/:rackId/:switchLocation/:port/lldp-edit', 'admin'],
  ['/system/networking/port-settings-new', 'admin'],
  ['/system/networking/port-settings/:portSettings/edit', 'admin'],
  ['/system/networking/bgp/configs-new', 'admin'],
  ['/system/networking/bgp/announce-sets-new', 'admin'],
  ['/system/networking/bgp/announce-sets/:announceSet/edit', 'admin'],
  ['/system/networking/bfd-new', 'viewer'],
  ['/system/networking/bfd/:switchLocation/:peer/edit', 'viewer'],
  ['/system/networking/address-lots-new', 'collaborator'],
  ['/system/networking/address-lots/:addressLot/blocks-add', 'collaborator'],
  ['/system/networking/loopback-addresses-new', 'admin'],
  ['/system/networking/allow-list/edit', 'admin'],
  ['/system/alerting/receivers-new', 'collaborator'],
  ['/system/alerting/receivers/:receiver/edit', 'admin'],
];

/** The role that a page needs; undefined for pages on which nothing is refused by role alone. */
export function needAt(pathname: string): Need | undefined {
  for (const [pattern, role] of NEEDS) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    const { silo } = match.params;
    return { role, ...(silo !== undefined && { silo }) };
  }
  return undefined;
}
