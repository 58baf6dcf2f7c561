import type { T } from '../wire/api.ts';
import { GIB } from '../resources/silos/capacity.ts';
import { stableId } from '../values/ids.ts';
import type { RoleName, SiloRow, UserRow } from '../store/rows/silos.ts';
import { FLEET_ID } from '../store/store.ts';
import type { Seeder } from './seeder.ts';

/** The password of every seeded user. Documented in mock/README.md. */
export const DEMO_PASSWORD = 'correct-horse';

/** Display names of the personas. docs/contract/server-behaviour.md section 2 "Reference personas". */
export const personas = {
  operator: 'Maren Okafor',
  siloCollaborator: 'Tobias Lindqvist',
  projectOnly: 'Ines Carvalho',
  projectViewer: 'Dele Adeyemi',
  nobody: 'Pavel Novak',
} as const;

/** Users of another silo who have a fleet role but no role in their silo (docs/screens/operator.md section 12, M10). */
export const fleetPersonas = { viewer: 'Wim Castellan', collaborator: 'Rosa Lindahl' } as const;

interface SiloSeed {
  readonly description: string;
  readonly days: number;
  readonly identityMode: T.SiloIdentityMode;
  readonly discoverable?: boolean;
  readonly mappedFleetRoles?: Record<string, T.FleetRole[]>;
  /** vCPUs, GiB of memory, GiB of storage. */
  readonly quotas: readonly [number, number, number];
}

/** With a fleet-role mapping, without one, with local users only, and an empty one. */
const silos: Readonly<Record<string, SiloSeed>> = {
  fernhill: {
    description: 'Maps, caches and everything the public sees',
    days: 420,
    identityMode: 'saml_jit',
    mappedFleetRoles: { admin: ['collaborator'] },
    quotas: [512, 2048, 120_000],
  },
  northgate: {
    description: 'Logistics partner',
    days: 300,
    identityMode: 'saml_jit',
    quotas: [64, 128, 4096],
  },
  'harbor-labs': {
    description: 'Research, with accounts of its own',
    days: 180,
    identityMode: 'local_only',
    discoverable: false,
    quotas: [128, 512, 20_480],
  },
  quarry: { description: '', days: 3, identityMode: 'saml_jit', quotas: [0, 0, 0] },
};

/** Display name, login name, silo. The first is the default persona. */
const users = [
  [personas.operator, 'maren', 'fernhill'],
  [personas.siloCollaborator, 'tobias', 'fernhill'],
  [personas.projectOnly, 'ines', 'fernhill'],
  [personas.nobody, 'pavel', 'fernhill'],
  ['Aiko Brandt', 'aiko', 'fernhill'],
  [personas.projectViewer, 'dele', 'fernhill'],
  ['Hanne Vestergaard', 'hanne', 'northgate'],
  [fleetPersonas.viewer, 'wim', 'northgate'],
  [fleetPersonas.collaborator, 'rosa', 'northgate'],
  ['Lab Account', 'lab', 'harbor-labs'],
] as const;

const groups = [
  ['platform-team', 'fernhill', ['maren', 'aiko']],
  ['web-crew', 'fernhill', ['tobias']],
  ['field-ops', 'fernhill', ['dele']],
  ['northgate-admins', 'northgate', ['hanne']],
] as const;

export const userId = (silo: string, externalId: string): string => stableId('user', silo, externalId);
export const groupId = (silo: string, name: string): string => stableId('group', silo, name);
export const siloId = (name: string): string => stableId('silo', 'fleet', name);

/** Adds a role assignment. */
export function grant(
  seeder: Seeder,
  scopeId: string,
  identityType: T.IdentityType,
  identityId: string,
  roleName: RoleName,
): void {
  seeder.store.tables.roles.put({
    id: stableId('role', scopeId, identityId),
    scopeId,
    identityId,
    identityType,
    roleName,
  });
}

function addKeys(seeder: Seeder, owner: string): void {
  const keys = [
    [
      'work-laptop',
      'Office machine',
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIG7s364+/ll8xagyzSh5b7ZjLqracnUCCvjCZH08VNAK maren@laptop',
    ],
    [
      'build-box',
      '',
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGGjgJizmirVh+ELXAjEXfRVyVcQHoTkG1goQoayiED7 maren@build',
    ],
  ] as const;
  for (const [name, description, publicKey] of keys) {
    seeder.store.tables.sshKeys.put({
      ...seeder.named('ssh-key', owner, name, 90, description),
      siloUserId: owner,
      publicKey,
    });
  }
}

function addProviders(seeder: Seeder): void {
  for (const [silo, name, groupAttributeName] of [
    ['fernhill', 'corp-sso', 'groups'],
    ['northgate', 'partner-login', undefined],
  ] as const) {
    seeder.store.tables.identityProviders.put({
      ...seeder.named('idp', silo, name, 290, 'Company sign-on'),
      siloId: siloId(silo),
      providerType: 'saml',
      acsUrl: `https://${silo}.sys.example.test/login/${silo}/saml/${name}`,
      idpEntityId: 'https://sso.example.test/entity',
      sloUrl: 'https://sso.example.test/logout',
      spClientId: `${silo}-console`,
      technicalContactEmail: 'sso@example.test',
      groupAttributeName,
    });
  }
}

function addSilo(seeder: Seeder, name: string, seed: SiloSeed): SiloRow {
  const [cpus, memory, storage] = seed.quotas;
  return seeder.store.tables.silos.put({
    ...seeder.named('silo', 'fleet', name, seed.days, seed.description),
    discoverable: seed.discoverable ?? true,
    identityMode: seed.identityMode,
    mappedFleetRoles: seed.mappedFleetRoles ?? {},
    quotas: { cpus, memory: memory * GIB, storage: storage * GIB },
  });
}

/** A silo with the personas, and nothing else. Sufficient for `--seed empty`. */
export function addPersonas(seeder: Seeder): void {
  const { tables } = seeder.store;
  for (const [name, seed] of Object.entries(silos)) if (name === 'fernhill') addSilo(seeder, name, seed);
  addUsers(seeder, 'fernhill');
  const home = siloId('fernhill');
  grant(seeder, FLEET_ID, 'silo_user', userId('fernhill', 'maren'), 'admin');
  grant(seeder, home, 'silo_user', userId('fernhill', 'maren'), 'admin');
  grant(seeder, home, 'silo_group', groupId('fernhill', 'web-crew'), 'collaborator');
  tables.deviceCodes.put({
    id: stableId('device-code'),
    userCode: 'FERN-HILL',
    clientId: stableId('device-client'),
    expires: seeder.ago(-3650),
  });
}

function addUsers(seeder: Seeder, silo: string): void {
  const { tables } = seeder.store;
  for (const [displayName, externalId, home] of users) {
    if (home !== silo) continue;
    const user: UserRow = {
      id: userId(silo, externalId),
      displayName,
      siloId: siloId(silo),
      externalId,
      password: DEMO_PASSWORD,
    };
    tables.users.put(user);
  }
  for (const [displayName, home, members] of groups) {
    if (home !== silo) continue;
    tables.groups.put({
      id: groupId(silo, displayName),
      displayName,
      siloId: siloId(silo),
      userIds: members.map((member) => userId(silo, member)),
    });
  }
}

/** The other silos, sign-in providers and keys of the demo. system sheet 17. */
export function addPeople(seeder: Seeder): void {
  addPersonas(seeder);
  for (const [name, seed] of Object.entries(silos)) {
    if (name === 'fernhill') continue;
    addSilo(seeder, name, seed);
    addUsers(seeder, name);
  }
  grant(seeder, siloId('northgate'), 'silo_group', groupId('northgate', 'northgate-admins'), 'admin');
  grant(seeder, siloId('harbor-labs'), 'silo_user', userId('harbor-labs', 'lab'), 'admin');
  grant(seeder, FLEET_ID, 'silo_user', userId('northgate', 'wim'), 'viewer');
  grant(seeder, FLEET_ID, 'silo_user', userId('northgate', 'rosa'), 'collaborator');
  addProviders(seeder);
  addKeys(seeder, userId('fernhill', 'maren'));
}
