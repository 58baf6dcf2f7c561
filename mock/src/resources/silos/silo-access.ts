import { covers } from '../../auth/access.ts';
import type { Call } from '../call.ts';
import { forbidden, invalid, type MockError } from '../../wire/errors.ts';
import { findSilo } from '../find.ts';
import type { RoleName, SiloRow } from '../../store/rows/silos.ts';

/**
 * Certificates, identity providers and local users require the role on the silo or on the whole fleet; membership of the silo, or
 * the role of a fleet collaborator who may change silos, is not sufficient. docs/contract/server-behaviour.md section 2 [S].
 */
export function hasRoleAt(call: Call, silo: SiloRow, need: RoleName): boolean {
  const { actor } = call;
  return covers(actor.siloRole(silo.id), need) || covers(actor.fleetRole(), need);
}

/**
 * The silo of a call, if the caller has the role there.
 * @param missing the error for a caller who may not even read the object; default 403
 * @throws MockError 400 without a silo, 404 or 403
 */
export function siloFor(
  call: Call,
  selector: string | undefined,
  need: RoleName,
  missing?: () => MockError,
): SiloRow {
  if (selector === undefined) throw invalid('the query parameter "silo" is required');
  const silo = findSilo(call, selector);
  if (!hasRoleAt(call, silo, need)) throw missing?.() ?? forbidden();
  return silo;
}
