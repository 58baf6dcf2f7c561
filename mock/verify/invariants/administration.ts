import type { Store } from '../../src/store/store.ts';

/** References to users and silos that only these resources have. */
function* peopleProblems({ tables }: Store): Generator<string> {
  for (const { displayName, userIds } of tables.groups) {
    if (userIds.some((id) => tables.users.get(id) === undefined))
      yield `the group ${displayName} has a lost member`;
  }
  for (const { identityId } of tables.roles) {
    if (tables.users.get(identityId) === undefined && tables.groups.get(identityId) === undefined)
      yield `a role is held by nobody: ${identityId}`;
  }
  for (const { userId } of tables.deviceCodes)
    if (userId !== undefined && tables.users.get(userId) === undefined) yield 'a device code of a lost user';
  const logins = new Set<string>();
  for (const { siloId, externalId } of tables.users) {
    if (logins.has(`${siloId}/${externalId}`)) yield `two users log in as ${externalId}`;
    logins.add(`${siloId}/${externalId}`);
  }
}

/** Names are unique in the silo, and providers are in silos that have them. */
function* siloProblems({ tables }: Store): Generator<string> {
  const seen = new Set<string>();
  for (const [kind, rows] of [
    ['certificate', tables.certificates],
    ['identity provider', tables.identityProviders],
  ] as const) {
    for (const { siloId, name } of rows) {
      const key = `${kind} ${siloId}/${name}`;
      if (seen.has(key)) yield `two of ${key}`;
      seen.add(key);
      if (tables.silos.get(siloId) === undefined) yield `the ${kind} ${name} is in no silo`;
    }
  }
  for (const { siloId, name } of tables.identityProviders)
    if (tables.silos.get(siloId)?.identityMode === 'local_only')
      yield `the provider ${name} is in a silo with local users`;
}

/** Bundles that are being collected have a plan; active ones can be read. */
function* bundleProblems({ tables }: Store): Generator<string> {
  for (const { id, state, collected } of tables.supportBundles) {
    const planned = tables.transitions.get(id) !== undefined;
    if (planned !== (state === 'collecting' || state === 'destroying'))
      yield `support bundle ${id} is ${state} and its plan does not fit`;
    if (state === 'active' && collected === null) yield `support bundle ${id} is active and empty`;
  }
}

/** The target is a release that exists, and there is one target at most. */
function* releaseProblems({ tables }: Store): Generator<string> {
  if (tables.targetReleases.size > 1) yield 'there are two target releases';
  for (const { releaseSource } of tables.targetReleases) {
    if (releaseSource.type !== 'system_version') continue;
    const { version } = releaseSource;
    if (!tables.releases.some((release) => release.version === version))
      yield `the target release ${version} does not exist`;
  }
}

/** Invariants of certificates, providers, local users, releases and support bundles. */
export function administrationProblems(store: Store): string[] {
  return [
    ...peopleProblems(store),
    ...siloProblems(store),
    ...bundleProblems(store),
    ...releaseProblems(store),
  ];
}
