import type { T } from './api.ts';
import type { Clock } from './clock.ts';
import { seededRandom, stableId, type Random } from './ids.ts';
import type * as R from './rows.ts';
import { Table, type Journal } from './table.ts';

/** The fleet's id, a constant of the contract (contract README, "Smaller points"). */
export const FLEET_ID = '001de000-1334-4000-8000-000000000000';

/** Every table. To add a resource, add a line here. */
function tables(journal: () => Journal | undefined) {
  const table = <Row extends { readonly id: string }>() => new Table<Row>(journal);
  return {
    silos: table<R.SiloRow>(),
    users: table<R.UserRow>(),
    groups: table<R.GroupRow>(),
    roles: table<R.RoleRow>(),
    sessions: table<R.SessionRow>(),
    deviceCodes: table<R.DeviceCodeRow>(),
    sshKeys: table<T.SshKey>(),
    identityProviders: table<R.IdpRow>(),
    certificates: table<R.CertificateRow>(),
    projects: table<R.ProjectRow>(),
    instances: table<R.InstanceRow>(),
    transitions: table<R.TransitionRow>(),
    consoles: table<R.ConsoleRow>(),
    disks: table<T.Disk>(),
    snapshots: table<R.SnapshotRow>(),
    images: table<R.ImageRow>(),
    interfaces: table<T.InstanceNetworkInterface>(),
    floatingIps: table<T.FloatingIp>(),
    ephemeralIps: table<R.EphemeralIpRow>(),
    affinityGroups: table<T.AffinityGroup>(),
    affinityMembers: table<R.GroupMemberRow>(),
    antiAffinityGroups: table<T.AntiAffinityGroup>(),
    antiAffinityMembers: table<R.GroupMemberRow>(),
    vpcs: table<T.Vpc>(),
    subnets: table<T.VpcSubnet>(),
    routers: table<T.VpcRouter>(),
    routes: table<T.RouterRoute>(),
    firewallRules: table<T.VpcFirewallRule>(),
    gateways: table<T.InternetGateway>(),
    gatewayPools: table<T.InternetGatewayIpPool>(),
    gatewayAddresses: table<T.InternetGatewayIpAddress>(),
    ipPools: table<T.IpPool>(),
    ipPoolRanges: table<T.IpPoolRange>(),
    ipPoolLinks: table<R.PoolLinkRow>(),
    sleds: table<T.Sled>(),
    racks: table<T.Rack>(),
  };
}

export type Tables = ReturnType<typeof tables>;

/** Name, description and times every new object starts with. */
export interface Fresh {
  readonly id: string;
  readonly timeCreated: Date;
  readonly timeModified: Date;
}

/** All the server knows. Pure data: it does no checks and knows no requests. */
export class Store {
  readonly clock: Clock;
  readonly tables: Tables;
  readonly random: Random;
  readonly #seed: string;
  #journal: Journal | undefined;
  #created = 0;
  #started: number;

  constructor(clock: Clock, seed = 'console') {
    this.clock = clock;
    this.tables = tables(() => this.#journal);
    this.random = seededRandom(seed);
    this.#seed = seed;
    this.#started = clock.now();
  }

  /** When this data began to live. What came before is made up for the charts. */
  get started(): number {
    return this.#started;
  }

  now(): Date {
    return new Date(this.clock.now());
  }

  /** A new UUID. The same calls in the same order give the same ids. */
  newId(): string {
    this.#created += 1;
    return stableId(this.#seed, 'created', String(this.#created));
  }

  /** Id and times of a new object. server-behaviour 1 "Names, times, defaults". */
  fresh(): Fresh {
    const now = this.now();
    return { id: this.newId(), timeCreated: now, timeModified: now };
  }

  /** Runs a call; when it throws, every write is undone. server-behaviour 1 "Order of checks" 7. */
  transaction<Result>(run: () => Result): Result {
    const journal: Journal = [];
    this.#journal = journal;
    try {
      return run();
    } catch (error) {
      this.#journal = undefined;
      for (const undo of journal.reverse()) undo();
      throw error;
    } finally {
      this.#journal = undefined;
    }
  }

  /** Everything as JSON text, for `--state FILE`. */
  save(): string {
    const dump = Object.entries(this.tables).map(([name, table]) => [name, [...table]] as const);
    return JSON.stringify({
      version: 2,
      created: this.#created,
      started: this.#started,
      tables: Object.fromEntries(dump),
    });
  }

  /**
   * Replaces everything by what `save` wrote.
   * @throws Error when the text is not such a state
   */
  load(text: string): void {
    const state: unknown = JSON.parse(text, revive);
    if (!isState(state)) throw new Error('not a state file of the mock');
    this.#created = state.created;
    this.#started = state.started;
    for (const [name, table] of Object.entries(this.tables)) table.load(state.tables[name] ?? []);
  }
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function revive(key: string, value: unknown): unknown {
  return typeof value === 'string' && key !== 'description' && ISO.test(value) ? new Date(value) : value;
}

interface State {
  readonly created: number;
  readonly started: number;
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
}

function isState(value: unknown): value is State {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 2 &&
    'tables' in value
  );
}
