import type { OperationId } from '../wire/api.ts';

/** The revision that the mock simulates: that of the contract, or an earlier or later one. */
export const DRIFTS = ['same', 'older', 'newer'] as const;
export type Drift = (typeof DRIFTS)[number];

/** Differences of a schema's objects in another revision, with names as on the wire. */
export interface ObjectDrift {
  /** Members that the server does not report. */
  readonly lacks?: readonly string[];
  /** Members under another name. */
  readonly renames?: Readonly<Record<string, string>>;
  /** Members that the contract does not name. */
  readonly adds?: Readonly<Record<string, unknown>>;
}

/** The difference of a revision to the contract. */
export interface Revision {
  /** Operations that do not exist: by id, or by the beginning of their path. */
  readonly gone: { readonly paths: readonly string[]; readonly ids: readonly OperationId[] };
  /** By name of the schema. */
  readonly objects: Readonly<Record<string, ObjectDrift>>;
  /** By name of the schema of an enumeration, or of a union with a tag: a value that the contract does not name. */
  readonly values: Readonly<Record<string, string>>;
  /** Request bodies: members that are refused as unknown, and members that are required. */
  readonly bodies: { readonly [Id in OperationId]?: BodyDrift };
}

export interface BodyDrift {
  readonly refuses: readonly string[];
  readonly needs: readonly string[];
}

/** Made up: what a revision before ours may lack. */
const older: Revision = {
  gone: {
    paths: [
      '/experimental/v1/probes',
      '/experimental/v1/system/support-bundles',
      '/v1/affinity-groups',
      '/v1/anti-affinity-groups',
      '/v1/internet-gateway',
      '/v1/system/networking/allow-list',
      '/v1/system/networking/bgp-exported',
      '/v1/system/timeseries',
      '/v1/timeseries',
      '/v1/webhooks',
    ],
    ids: ['instanceAffinityGroupList', 'instanceAntiAffinityGroupList', 'networkingSwitchPortLldpNeighbors'],
  },
  objects: {
    BfdStatus: { lacks: ['mode', 'detection_threshold'] },
    BgpPeerStatus: { lacks: ['state_duration_millis'] },
    Certificate: { lacks: ['service', 'cert'] },
    Disk: { lacks: ['block_size', 'image_id', 'snapshot_id'] },
    FloatingIp: { lacks: ['ip_pool_id'] },
    Image: { lacks: ['block_size', 'digest', 'os', 'version'] },
    Instance: {
      lacks: [
        'auto_restart_cooldown_expiration',
        'auto_restart_enabled',
        'auto_restart_policy',
        'boot_disk_id',
        'hostname',
        'time_last_auto_restarted',
        'time_run_state_updated',
      ],
    },
    InstanceNetworkInterface: { lacks: ['transit_ips', 'mac'] },
    PhysicalDisk: { lacks: ['policy', 'state'] },
    Silo: { lacks: ['mapped_fleet_roles', 'identity_mode', 'discoverable'] },
    SiloIpPool: { lacks: ['is_default'] },
    SiloUtilization: { lacks: ['provisioned'] },
    Sled: { lacks: ['policy', 'state', 'usable_physical_ram'] },
    Snapshot: { lacks: ['size'] },
    VpcFirewallRule: { lacks: ['priority', 'status'] },
    VpcRouter: { lacks: ['kind'] },
    RouterRoute: { lacks: ['kind'] },
    VpcSubnet: { lacks: ['ipv6_block', 'custom_router_id'] },
  },
  values: {},
  bodies: {},
};

/**
 * The kinds of differences that later revisions have: the operations and `instanceUpdate` as read in their documents (docs/mock-guesses.md),
 * the names of members and values made up.
 */
const newer: Revision = {
  gone: {
    paths: [
      '/experimental/v1/system/support-bundles',
      '/v1/system/ip-pools-service',
      '/v1/system/roles',
      '/v1/webhooks',
    ],
    ids: ['sledAdd', 'targetReleaseView', 'networkingBgpImportedRoutesIpv4', 'diskMetricsList'],
  },
  objects: {
    BgpPeerStatus: { renames: { local_asn: 'asn' } },
    Disk: { adds: { disk_type: 'distributed', read_only: false } },
    FloatingIp: { adds: { ip_version: 'v4' } },
    Image: { renames: { version: 'release' } },
    Instance: { adds: { cpu_platform: 'amd_milan', external_subnets: [] } },
    InstanceNetworkInterface: { renames: { ip: 'ip_stack', transit_ips: 'transit_networks' } },
    IpPool: { adds: { ip_version: 'v4', pool_type: 'unicast' } },
    IpPoolUtilization: { renames: { ipv4: 'capacity', ipv6: 'remaining' } },
    Sled: { renames: { usable_hardware_threads: 'hardware_threads' } },
    SiloUtilization: { renames: { allocated: 'quotas' } },
    Snapshot: { renames: { size: 'size_bytes' } },
    VpcSubnet: { renames: { ipv4_block: 'block' } },
  },
  values: {
    AddressLotKind: 'shared',
    AffinityPolicy: 'prefer',
    AllowedSourceIps: 'zones',
    BfdMode: 'echo',
    BfdState: 'paused',
    BgpPeerState: 'suspended',
    DiskState: 'archiving',
    ExternalIp: 'anycast',
    FailureDomain: 'rack',
    IdentityProviderType: 'oidc',
    ImportExportPolicy: 'community',
    InstanceState: 'hibernating',
    NetworkInterfaceKind: 'bridge',
    PhysicalDiskKind: 'e3s',
    PhysicalDiskPolicy: 'quarantined',
    PhysicalDiskState: 'parked',
    ProbeExternalIpKind: 'anycast',
    ProjectRole: 'auditor',
    RouteDestination: 'region',
    RouterRouteKind: 'learned',
    RouteTarget: 'tunnel',
    ServiceUsingCertificate: 'metrics_api',
    SiloIdentityMode: 'oidc',
    SiloRole: 'auditor',
    SledPolicy: 'quarantined',
    SledState: 'parked',
    SnapshotState: 'archiving',
    VpcFirewallRuleAction: 'log',
    VpcFirewallRuleDirection: 'transit',
    VpcFirewallRuleHostFilter: 'region',
    VpcFirewallRuleProtocol: 'sctp',
    VpcFirewallRuleStatus: 'audited',
    VpcFirewallRuleTarget: 'group',
    VpcRouterKind: 'regional',
  },
  bodies: {
    diskCreate: { refuses: ['disk_source'], needs: ['disk_backend'] },
    floatingIpCreate: { refuses: ['ip', 'pool'], needs: [] },
    instanceCreate: { refuses: [], needs: ['cpu_platform'] },
    instanceEphemeralIpAttach: { refuses: ['pool'], needs: ['pool_selector'] },
    instanceNetworkInterfaceCreate: { refuses: ['ip'], needs: ['ip_config'] },
    instanceUpdate: { refuses: [], needs: ['auto_restart_policy', 'boot_disk', 'memory', 'ncpus'] },
    ipPoolCreate: { refuses: [], needs: ['ip_version'] },
    networkingAddressLotCreate: { refuses: [], needs: ['owner'] },
    networkingBgpConfigCreate: { refuses: ['vrf'], needs: ['max_paths'] },
    networkingSwitchPortSettingsCreate: { refuses: ['groups'], needs: [] },
    probeCreate: { refuses: ['ip_pool'], needs: ['pool_selector'] },
    siloCreate: { refuses: ['identity_mode'], needs: ['identity'] },
  },
};

export const REVISIONS: Readonly<Record<Exclude<Drift, 'same'>, Revision>> = { older, newer };
