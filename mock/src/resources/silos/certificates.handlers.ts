import type { Call, Handlers } from '../call.ts';
import { notFound } from '../../wire/errors.ts';
import { bySelector, ownSilo, requireFreeName, requireRole } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { pageOf } from '../page.ts';
import type { CertificateRow } from '../../store/rows/silos.ts';
import { hasRoleAt } from './silo-access.ts';
import { hostOf } from './silo-host.ts';
import { checkTls } from './x509/check.ts';

const isAdmin = (call: Call): boolean => hasRoleAt(call, ownSilo(call), 'admin');

/** The certificates of the caller's silo. Everyone sees the silo, so callers who are not its admins get a 403. */
function ownCertificates(call: Call): CertificateRow[] {
  const { id, name } = ownSilo(call);
  requireRole(call, isAdmin(call) ? 'admin' : 'viewer', notFound('silo', { name }));
  return call.tables.certificates.filter((row) => row.siloId === id);
}

/** By name in the own silo, by id in any. Only admins of its silo or of the fleet can read it: for others it does not exist. */
function findCertificate(call: Call, selector: string): CertificateRow {
  const { certificates: all, silos } = call.tables;
  const { id } = ownSilo(call);
  const row = isUuid(selector)
    ? all.get(selector)
    : all.find((one) => one.siloId === id && one.name === selector);
  const isAllowed = row === undefined ? isAdmin(call) : hasRoleAt(call, silos.must(row.siloId), 'admin');
  const missing = notFound('certificate', bySelector(selector));
  requireRole(call, isAllowed ? 'admin' : undefined, missing);
  if (row === undefined) throw missing;
  return row;
}

/** TLS certificates of the caller's silo. The key is validated and never returned. docs/contract/server-behaviour.md section 1, 2. */
export const certificates = {
  certificateList({ query }, call) {
    return pageOf(call, query, ownCertificates(call));
  },

  certificateCreate({ body }, call) {
    const siblings = ownCertificates(call);
    requireFreeName('certificate', siblings, body.name);
    checkTls(body, hostOf(ownSilo(call)), call.store.now());
    const { name, description, service, cert } = body;
    const siloId = ownSilo(call).id;
    return call.tables.certificates.put({ ...call.store.fresh(), name, description, service, cert, siloId });
  },

  certificateView({ path }, call) {
    return findCertificate(call, path.certificate);
  },

  /** The last one can be deleted too: browsers cannot reach a silo without a certificate, but the contract does not forbid it. */
  certificateDelete({ path }, call) {
    call.tables.certificates.remove(findCertificate(call, path.certificate).id);
  },
} satisfies Partial<Handlers>;
