import { hostOf } from './silo-host.ts';
import { checkTls } from './x509/check.ts';
import type { T } from '../../wire/api.ts';
import { covers, isRole } from '../../auth/access.ts';
import type { Call, Handlers } from '../call.ts';
import { provisioned } from './capacity.ts';
import { forbidden, invalid } from '../../wire/errors.ts';
import { findSilo, ownSilo, requireFreeName } from '../find.ts';
import { page, pageOf } from '../page.ts';
import type { SiloRow } from '../../store/rows/silos.ts';

/** Quotas may be zero or below the use, never negative. */
function requireQuotas(quotas: T.VirtualResourceCounts): T.VirtualResourceCounts {
  const { cpus, memory, storage } = quotas;
  for (const [name, value] of Object.entries({ cpus, memory, storage }))
    if (value < 0) throw invalid(`the quota "${name}" must not be negative`);
  return { cpus, memory, storage };
}

/** Fleet roles can only be mapped to silo roles; the contract does not restrict the keys of the map. */
function requireRoleNames(mapped: T.SiloCreate['mappedFleetRoles']): void {
  const unknown = Object.keys(mapped ?? {}).find((name) => !isRole(name));
  if (unknown !== undefined)
    throw invalid(`"${unknown}" is no role of a silo: admin, collaborator or viewer`);
}

/** Creates a silo with its quotas, certificates and admin group. docs/contract/server-behaviour.md section 8. */
function createSilo(call: Call, body: T.SiloCreate): SiloRow {
  const { store, tables } = call;
  requireFreeName('silo', tables.silos, body.name);
  const { name, description, discoverable, identityMode, quotas, mappedFleetRoles = {} } = body;
  requireRoleNames(mappedFleetRoles);
  // Who maps fleet roles grants them, which takes an admin of the fleet
  if (Object.keys(mappedFleetRoles).length > 0 && !covers(call.actor.fleetRole(), 'admin')) throw forbidden();
  if (body.adminGroupName && identityMode === 'local_only')
    throw invalid('a silo with local users only cannot have an admin group');
  const silo = tables.silos.put({
    ...store.fresh(),
    name,
    description,
    discoverable,
    identityMode,
    mappedFleetRoles,
    quotas: requireQuotas(quotas),
  });
  const certificates: T.Certificate[] = [];
  for (const certificate of body.tlsCertificates) {
    checkTls(certificate, hostOf(silo), store.now());
    requireFreeName('certificate', certificates, certificate.name);
    const { key: _, ...shown } = certificate;
    certificates.push(tables.certificates.put({ ...store.fresh(), ...shown, siloId: silo.id }));
  }
  if (body.adminGroupName) {
    const group = tables.groups.put({
      id: store.newId(),
      siloId: silo.id,
      displayName: body.adminGroupName,
      userIds: [],
    });
    const admin = { identityId: group.id, identityType: 'silo_group', roleName: 'admin' } as const;
    tables.roles.put({ id: store.newId(), scopeId: silo.id, ...admin });
  }
  return silo;
}

/** Deletes everything of a silo, once it has no project. docs/contract/server-behaviour.md section 8 [S], [P]. */
function deleteSilo(call: Call, silo: SiloRow): void {
  const { tables } = call;
  if (tables.projects.some((project) => project.siloId === silo.id)) {
    throw invalid(`the silo "${silo.name}" cannot be deleted: it has projects`);
  }
  const mine = (row: { readonly siloId: string }) => row.siloId === silo.id;
  const users = new Set(tables.users.filter(mine).map((user) => user.id));
  const identities = new Set([...users, ...tables.groups.filter(mine).map((group) => group.id)]);
  tables.sessions.removeWhere((session) => users.has(session.userId));
  tables.deviceCodes.removeWhere((code) => code.userId !== undefined && users.has(code.userId));
  tables.sshKeys.removeWhere((key) => users.has(key.siloUserId));
  for (const table of [
    tables.users,
    tables.groups,
    tables.ipPoolLinks,
    tables.identityProviders,
    tables.certificates,
    tables.images,
  ]) {
    table.removeWhere(mine);
  }
  tables.roles.removeWhere((role) => role.scopeId === silo.id || identities.has(role.identityId));
  tables.silos.remove(silo.id);
}

const quotasOf = (silo: SiloRow): T.SiloQuotas => ({ siloId: silo.id, ...silo.quotas });

function utilizationOf(call: Call, silo: SiloRow): T.SiloUtilization {
  return {
    siloId: silo.id,
    siloName: silo.name,
    allocated: silo.quotas,
    provisioned: provisioned(call.store, silo.id),
  };
}

/** Silos, their quotas and their utilization. docs/contract/server-behaviour.md section 8. */
export const silos = {
  /** Without those that are not discoverable, which can be viewed by name or id. corrections "Second reading". */
  siloList({ query }, call) {
    return pageOf(
      call,
      query,
      call.tables.silos.filter(({ discoverable }) => discoverable),
    );
  },

  siloCreate({ body }, call) {
    return createSilo(call, body);
  },

  siloView({ path }, call) {
    return findSilo(call, path.silo);
  },

  siloDelete({ path }, call) {
    deleteSilo(call, findSilo(call, path.silo));
  },

  siloQuotasView({ path }, call) {
    return quotasOf(findSilo(call, path.silo));
  },

  /** Allowed for admins of the silo too. Absent and null mean unchanged; values below the use are accepted. */
  siloQuotasUpdate({ path, body }, call) {
    const silo = findSilo(call, path.silo);
    const { cpus, memory, storage } = silo.quotas;
    const quotas = requireQuotas({
      cpus: body.cpus ?? cpus,
      memory: body.memory ?? memory,
      storage: body.storage ?? storage,
    });
    return quotasOf(call.tables.silos.put({ ...silo, quotas, timeModified: call.store.now() }));
  },

  systemQuotasList({ query }, call) {
    return page(call, query, [...call.tables.silos].map(quotasOf), (row) => ({ id: row.siloId }));
  },

  siloUtilizationList({ query }, call) {
    const paged = pageOf(call, query, [...call.tables.silos]);
    return { ...paged, items: paged.items.map((silo) => utilizationOf(call, silo)) };
  },

  siloUtilizationView({ path }, call) {
    return utilizationOf(call, findSilo(call, path.silo));
  },

  utilizationView(_, call) {
    const { allocated, provisioned: used } = utilizationOf(call, ownSilo(call));
    return { capacity: allocated, provisioned: used };
  },
} satisfies Partial<Handlers>;
