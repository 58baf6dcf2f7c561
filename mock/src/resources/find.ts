import type { T } from '../wire/api.ts';
import { covers } from '../auth/access.ts';
import type { Call } from './call.ts';
import { alreadyExists, forbidden, internal, invalid, notFound, type MockError } from '../wire/errors.ts';
import { isUuid } from '../values/ids.ts';
import type { ProjectRow, RoleName, SiloRow } from '../store/rows/silos.ts';
import type { Row, Table } from '../store/table.ts';

/** `{ id }` or `{ name }`, by the form of the selector. */
export function bySelector(selector: string): { id: string } | { name: string } {
  return isUuid(selector) ? { id: selector } : { name: selector };
}

/** The role that the operation's rule requires. */
function needed(call: Call): RoleName {
  return 'role' in call.rule ? call.rule.role : 'viewer';
}

/**
 * An object that the caller cannot read is 404; one that they can read but not change is 403. docs/contract/server-behaviour.md section 2 [S].
 * @throws MockError 404 or 403
 */
export function requireRole(
  call: Call,
  have: RoleName | undefined,
  missing: MockError,
  need: RoleName = needed(call),
): void {
  if (have === undefined) throw missing;
  if (!covers(have, need)) throw forbidden();
  call.authorized = true;
}

/** A project by id, or by name in the caller's silo; checks the operation's rule. */
export function findProject(call: Call, selector: string, need?: RoleName): ProjectRow {
  const { actor, tables } = call;
  const row = isUuid(selector)
    ? tables.projects.get(selector)
    : tables.projects.find((project) => project.siloId === actor.user.siloId && project.name === selector);
  const missing = notFound('project', bySelector(selector));
  if (row === undefined) throw missing;
  requireRole(call, actor.projectRole(row), missing, need);
  return row;
}

/**
 * Checks the rule for a list or a create inside a project. The parent may be omitted only on later pages, whose token
 * contains it. docs/contract/server-behaviour.md section 1, docs/contract/wire-rules.md "Pagination".
 */
export function parentProject(call: Call, selector: string | undefined): ProjectRow {
  if (selector === undefined) throw invalid('the query parameter "project" is required');
  return findProject(call, selector);
}

interface Child<R> {
  /** Name of the kind in messages, such as `instance`. */
  readonly kind: string;
  readonly selector: string;
  /** Parent selectors that were sent. */
  readonly parents: { readonly [name: string]: string | undefined };
  readonly byId: (id: string) => R | undefined;
  readonly byName: (name: string) => R | undefined;
  readonly projectOf: (row: R) => ProjectRow;
}

/** Lookup of anything inside a project. docs/contract/server-behaviour.md section 1 "Look-up". */
export function findChild<R>(call: Call, child: Child<R>): R {
  const { kind, selector, parents } = child;
  const missing = notFound(kind, bySelector(selector));
  const byId = isUuid(selector);
  if (byId) {
    const sent = Object.keys(parents).find((name) => parents[name] !== undefined);
    if (sent !== undefined) throw invalid(`when the ${kind} is given by id, "${sent}" must not be given`);
  }
  const row = byId ? child.byId(selector) : child.byName(selector);
  if (row === undefined) throw missing;
  requireRole(call, call.actor.projectRole(child.projectOf(row)), missing);
  return row;
}

/** corrections "Selectors, projects". */
export function missingParent(parent: string, kind: string): MockError {
  return invalid(`the ${kind} should either be given by UUID or "${parent}" should be specified`);
}

interface InProject extends Row {
  readonly name: string;
  readonly projectId: string;
}

/** An instance, disk, snapshot, VPC, floating IP or group, by id or by name and project. */
export function findInProject<R extends InProject>(
  call: Call,
  kind: string,
  table: Table<R>,
  selector: string,
  query: { readonly project?: string | undefined },
): R {
  return findChild(call, {
    kind,
    selector,
    parents: { project: query.project },
    byId: (id) => table.get(id),
    byName(name) {
      if (query.project === undefined) throw missingParent('project', kind);
      const project = findProject(call, query.project);
      return table.find((row) => row.projectId === project.id && row.name === name);
    },
    projectOf: (row) => call.tables.projects.must(row.projectId),
  });
}

interface InVpc extends Row {
  readonly name: string;
  readonly vpcId: string;
}

interface VpcSelectors {
  readonly vpc?: string | undefined;
  readonly project?: string | undefined;
}

export function findVpc(
  call: Call,
  selector: string | undefined,
  query: { readonly project?: string | undefined },
): T.Vpc {
  if (selector === undefined) throw invalid('the query parameter "vpc" is required');
  return findInProject(call, 'vpc', call.tables.vpcs, selector, query);
}

/** A subnet, router or gateway, by id or by name, VPC and project. */
export function findInVpc<R extends InVpc>(
  call: Call,
  kind: string,
  table: Table<R>,
  selector: string,
  query: VpcSelectors,
): R {
  return findChild(call, {
    kind,
    selector,
    parents: { vpc: query.vpc, project: query.project },
    byId: (id) => table.get(id),
    byName(name) {
      if (query.vpc === undefined) throw missingParent('vpc', kind);
      const vpc = findVpc(call, query.vpc, query);
      return table.find((row) => row.vpcId === vpc.id && row.name === name);
    },
    projectOf: (row) => call.tables.projects.must(call.tables.vpcs.must(row.vpcId).projectId),
  });
}

/** Role on a silo itself, not on its contents: users read their own silo, fleet viewers read all, fleet collaborators change them. */
function roleOnSilo(call: Call, silo: SiloRow): RoleName | undefined {
  const fleet = call.actor.fleetRole();
  if (covers(fleet, 'collaborator')) return 'admin';
  const own = silo.id === call.actor.user.siloId ? (call.actor.siloRole(silo.id) ?? 'viewer') : undefined;
  return own ?? (covers(fleet, 'viewer') ? 'viewer' : undefined);
}

/** A silo by name or id; checks the operation's rule. */
export function findSilo(call: Call, selector: string): SiloRow {
  const row = isUuid(selector)
    ? call.tables.silos.get(selector)
    : call.tables.silos.find((silo) => silo.name === selector);
  const missing = notFound('silo', bySelector(selector));
  if (row === undefined) throw missing;
  if (call.rule.kind === 'object') requireRole(call, roleOnSilo(call, row), missing);
  return row;
}

/** The silo that the caller belongs to. */
export function ownSilo(call: Call): SiloRow {
  return call.tables.silos.must(call.actor.user.siloId);
}

/**
 * Refuses a name that a sibling has. docs/contract/server-behaviour.md section 1 "Names, times, defaults".
 * @param own id of the renamed object, which may keep its name
 */
export function requireFreeName(
  resource: string,
  siblings: Iterable<{ id: string; name: string }>,
  name: string,
  own?: string,
): void {
  for (const sibling of siblings) {
    if (sibling.name === name && sibling.id !== own) throw alreadyExists(resource, name);
  }
}

/**
 * Fails for a name that another sibling has, as production does for the kinds of objects in docs/contract/corrections.md (second
 * reading); the others are refused by {@link requireFreeName}.
 */
export function failOnTakenName(
  siblings: Iterable<{ id: string; name: string }>,
  { id, name }: { readonly id: string; readonly name: string },
): void {
  for (const sibling of siblings) if (sibling.name === name && sibling.id !== id) throw internal();
}

/** Name and description after an update: null or absent means unchanged, an empty description is a value. */
export function renamed<R extends { name: string; description: string }>(
  row: R,
  body: { readonly name?: string | null | undefined; readonly description?: string | null | undefined },
): Pick<R, 'name' | 'description'> {
  return { name: body.name ?? row.name, description: body.description ?? row.description };
}

/** The row that a body refers to, by id or by name, among rows that the caller may see. */
export function pick<R extends { readonly id: string; readonly name: string }>(
  kind: string,
  rows: Iterable<R>,
  selector: string,
): R {
  const byId = isUuid(selector);
  for (const row of rows) if ((byId ? row.id : row.name) === selector) return row;
  throw notFound(kind, bySelector(selector));
}
