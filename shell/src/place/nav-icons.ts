import {
  Building2,
  Camera,
  CircleDot,
  CircleUser,
  Disc3,
  Folder,
  Gauge,
  Globe,
  Group,
  HardDrive,
  KeyRound,
  Layers,
  MapPin,
  Network,
  Server,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { NavIcon } from '@console/shared/contract';

/** Icons of navigation entries (docs/design/language.md section 2.5). */
const NAV_ICONS: Readonly<Record<NavIcon, LucideIcon>> = {
  projects: Folder,
  instances: Server,
  affinity: Group,
  disks: HardDrive,
  snapshots: Camera,
  images: Disc3,
  vpcs: Network,
  'floating-ips': MapPin,
  access: Users,
  utilization: Gauge,
  silos: Building2,
  inventory: Layers,
  'ip-pools': Globe,
  profile: CircleUser,
  'ssh-keys': KeyRound,
};

const byName: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(NAV_ICONS));

/** Icon of a navigation entry; a fallback icon for a name that this build of the shell does not know. */
export const navIcon = (name: string): LucideIcon => byName.get(name) ?? CircleDot;
