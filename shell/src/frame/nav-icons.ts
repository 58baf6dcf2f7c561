import {
  Building2,
  Camera,
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

/** Glyphs of navigation entries (design section 2.5). */
export const NAV_ICONS: Readonly<Record<NavIcon, LucideIcon>> = {
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
