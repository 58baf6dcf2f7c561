import type { T } from './api.ts';
import type { Clock } from './clock.ts';
import { seededRandom, stableId, type Random } from './ids.ts';
import type * as N from './rows-networking.ts';
import type * as A from './rows-administration.ts';
import type * as H from './rows-hardware.ts';
import type * as W from './rows-webhooks.ts';
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
    ipPools: table<R.IpPoolRow>(),
    ipPoolRanges: table<T.IpPoolRange>(),
    ipPoolLinks: table<R.PoolLinkRow>(),
    serviceAddresses: table<R.ServiceAddressRow>(),
    allowLists: table<R.AllowListRow>(),
    probes: table<R.ProbeRow>(),
    sleds: table<T.Sled>(),
    racks: table<T.Rack>(),
    physicalDisks: table<T.PhysicalDisk>(),
    uninitializedSleds: table<H.UninitializedSledRow>(),
    switches: table<T.Switch>(),
    portLinks: table<H.PortLinkRow>(),
    lldpNeighbors: table<H.LldpNeighborRow>(),
    webhookReceivers: table<W.WebhookReceiverRow>(),
    webhookSecrets: table<W.WebhookSecretRow>(),
    webhookEvents: table<W.WebhookEventRow>(),
    webhookDeliveries: table<W.WebhookDeliveryRow>(),
    builtinUsers: table<T.UserBuiltin>(),
    releases: table<A.ReleaseRow>(),
    targetReleases: table<A.TargetReleaseRow>(),
    supportBundles: table<A.SupportBundleRow>(),
    addressLots: table<T.AddressLot>(),
    addressLotBlocks: table<N.AddressLotBlockRow>(),
    loopbackAddresses: table<N.LoopbackAddressRow>(),
    bgpAnnounceSets: table<T.BgpAnnounceSet>(),
    bgpAnnouncements: table<N.BgpAnnouncementRow>(),
    bgpConfigs: table<N.BgpConfigRow>(),
    bfdSessions: table<N.BfdSessionRow>(),
    switchPortSettings: table<N.SwitchPortSettingsRow>(),
    switchPorts: table<R.SwitchPortRow>(),
  };
}

export type Tables = ReturnType<typeof tables>;

/** Name, description and times every new object starts with. */
export interface Fresh {
  readonly id: string;
  readonly timeCreated: Date;
  readonly timeModified: Date;
}

/** Where a store's counters stand. */
export interface Progress {
  /** Ids given so far. */
  readonly created: number;
  /** Random numbers used so far. */
  readonly drawn: number;
  /** `Store.started`. */
  readonly started: number;
}

/** All the server knows. Pure data: it does no checks and knows no requests. */
export class Store {
  readonly clock: Clock;
  readonly tables: Tables;
  readonly random: Random;
  readonly #seed: string;
  #journal: Journal | undefined;
  #created = 0;
  #drawn = 0;
  #started: number;

  constructor(clock: Clock, seed = 'console') {
    this.clock = clock;
    this.tables = tables(() => this.#journal);
    const random = seededRandom(seed);
    this.random = () => {
      this.#drawn += 1;
      return random();
    };
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

  /** What a store is beside its rows. */
  get progress(): Progress {
    return { created: this.#created, drawn: this.#drawn, started: this.#started };
  }

  /** Replaces everything by rows and progress that were kept: ids and random numbers go on where they were. */
  restore(progress: Progress, rows: (table: string) => readonly unknown[]): void {
    this.#created = progress.created;
    this.#started = progress.started;
    while (this.#drawn < progress.drawn) this.random();
    for (const [name, table] of Object.entries(this.tables)) table.load(rows(name));
  }
}
