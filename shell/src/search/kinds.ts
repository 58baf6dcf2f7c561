import {
  Bell,
  Boxes,
  Cable,
  Camera,
  Circle,
  CircleUser,
  Cpu,
  Disc3,
  DoorOpen,
  EthernetPort,
  Folder,
  Globe,
  Group,
  HardDrive,
  KeyRound,
  ListOrdered,
  MapPin,
  Network,
  Package,
  Plug,
  Radio,
  Route,
  Router,
  Server,
  Split,
  Users,
  Building2,
  type LucideIcon,
} from 'lucide-react';

/** The label of a resource kind, and the area with its actions. */
interface KindFacts {
  readonly label: string;
  readonly icon: LucideIcon;
}

const kind = (label: string, icon: LucideIcon): KindFacts => ({ label, icon });

/**
 * The kinds of results, in their order: instances, projects, disks, networks, hardware, others (docs/screens/operator.md section 9.4).
 * Of an address, its users come before its pool, and that before the lot.
 */
export const KINDS = {
  instance: kind('Instance', Server),
  project: kind('Project', Folder),
  disk: kind('Disk', HardDrive),
  snapshot: kind('Snapshot', Camera),
  image: kind('Image', Disc3),
  vpc: kind('VPC', Network),
  subnet: kind('Subnet', Split),
  router: kind('Router', Router),
  route: kind('Route', Route),
  gateway: kind('Internet gateway', DoorOpen),
  'floating-ip': kind('Floating IP', MapPin),
  interface: kind('Network interface', EthernetPort),
  sled: kind('Sled', Cpu),
  'physical-disk': kind('Physical disk', HardDrive),
  rack: kind('Rack', Boxes),
  switch: kind('Switch', Cable),
  'switch-port': kind('Switch port', Plug),
  'port-settings': kind('Port settings', Plug),
  'bgp-config': kind('BGP config', Route),
  'bgp-session': kind('BGP session', Radio),
  loopback: kind('Loopback address', Radio),
  'ip-pool': kind('IP pool', Globe),
  'address-lot': kind('Address lot', ListOrdered),
  silo: kind('Silo', Building2),
  'affinity-group': kind('Affinity group', Group),
  'anti-affinity-group': kind('Anti-affinity group', Group),
  user: kind('User', CircleUser),
  group: kind('Group', Users),
  certificate: kind('Certificate', KeyRound),
  receiver: kind('Receiver', Bell),
  'support-bundle': kind('Support bundle', Package),
  /** Of another team's area, whose label it has instead. */
  other: kind('Other', Circle),
} as const satisfies Record<string, KindFacts>;

export type Kind = keyof typeof KINDS;

const ORDER = new Map(Object.keys(KINDS).map((name, place) => [name, place]));

export const KIND_COUNT = ORDER.size;

/** Position of a kind in the order of results. */
export const placeOfKind = (name: Kind): number => ORDER.get(name) ?? KIND_COUNT;

/** Qualifiers before a colon that select kinds: `instance:web`, `ip:10.0` (docs/screens/operator.md section 9.4). */
export const QUALIFIERS: ReadonlyMap<string, readonly Kind[]> = new Map<string, readonly Kind[]>([
  ['instance', ['instance']],
  ['project', ['project']],
  ['disk', ['disk', 'physical-disk']],
  ['snapshot', ['snapshot']],
  ['image', ['image']],
  ['vpc', ['vpc']],
  ['subnet', ['subnet']],
  ['router', ['router']],
  ['ip', ['floating-ip', 'instance', 'interface', 'ip-pool', 'address-lot', 'loopback', 'bgp-session']],
  ['sled', ['sled']],
  ['rack', ['rack']],
  ['switch', ['switch', 'switch-port']],
  ['port', ['switch-port', 'port-settings']],
  ['silo', ['silo']],
  ['pool', ['ip-pool']],
  ['affinity', ['affinity-group', 'anti-affinity-group']],
  ['user', ['user']],
  ['group', ['group']],
  ['certificate', ['certificate']],
  ['receiver', ['receiver']],
  ['bundle', ['support-bundle']],
]);
