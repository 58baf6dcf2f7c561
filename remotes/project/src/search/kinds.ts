import type { SearchKind } from '@console/shared/contract';

/** The kinds of results of this area (docs/screens/operator.md section 9.4, Results). */
export const KINDS: readonly SearchKind[] = [
  { name: 'instance', label: 'Instance', icon: 'instances', place: 100, words: ['instance', 'ip'] },
  { name: 'project', label: 'Project', icon: 'projects', place: 110, words: ['project'] },
  { name: 'disk', label: 'Disk', icon: 'disks', place: 200, words: ['disk'] },
  { name: 'snapshot', label: 'Snapshot', icon: 'snapshots', place: 210, words: ['snapshot'] },
  { name: 'image', label: 'Image', icon: 'images', place: 220, words: ['image'] },
  { name: 'vpc', label: 'VPC', icon: 'vpcs', place: 300, words: ['vpc'] },
  { name: 'subnet', label: 'Subnet', icon: 'subnets', place: 310, words: ['subnet'] },
  { name: 'router', label: 'Router', icon: 'routers', place: 320, words: ['router'] },
  { name: 'route', label: 'Route', icon: 'bgp', place: 330 },
  { name: 'gateway', label: 'Internet gateway', icon: 'gateways', place: 340 },
  { name: 'floating-ip', label: 'Floating IP', icon: 'floating-ips', place: 350, words: ['ip'] },
  { name: 'interface', label: 'Network interface', icon: 'interfaces', place: 360, words: ['ip'] },
  { name: 'affinity-group', label: 'Affinity group', icon: 'affinity', place: 720, words: ['affinity'] },
  {
    name: 'anti-affinity-group',
    label: 'Anti-affinity group',
    icon: 'affinity',
    place: 730,
    words: ['affinity'],
  },
  { name: 'user', label: 'User', icon: 'profile', place: 740, words: ['user'] },
  { name: 'group', label: 'Group', icon: 'access', place: 750, words: ['group'] },
  { name: 'certificate', label: 'Certificate', icon: 'certificates', place: 760, words: ['certificate'] },
];
