import type { SearchKind } from '@console/shared/contract';

/** The kinds of results of this area (docs/screens/operator.md section 9.4, Results). */
export const KINDS: readonly SearchKind[] = [
  { name: 'sled', label: 'Sled', icon: 'sleds', place: 500, words: ['sled'] },
  { name: 'physical-disk', label: 'Physical disk', icon: 'disks', place: 510, words: ['disk'] },
  { name: 'rack', label: 'Rack', icon: 'racks', place: 520, words: ['rack'] },
  { name: 'switch', label: 'Switch', icon: 'switches', place: 530, words: ['switch'] },
  { name: 'switch-port', label: 'Switch port', icon: 'switch-ports', place: 540, words: ['switch', 'port'] },
  { name: 'port-settings', label: 'Port settings', icon: 'switch-ports', place: 550, words: ['port'] },
  { name: 'bgp-config', label: 'BGP config', icon: 'bgp', place: 560 },
  { name: 'bgp-session', label: 'BGP session', icon: 'bfd', place: 570, words: ['ip'] },
  { name: 'loopback', label: 'Loopback address', icon: 'bfd', place: 580, words: ['ip'] },
  { name: 'ip-pool', label: 'IP pool', icon: 'ip-pools', place: 590, words: ['ip', 'pool'] },
  { name: 'address-lot', label: 'Address lot', icon: 'address-lots', place: 600, words: ['ip'] },
  { name: 'silo', label: 'Silo', icon: 'silos', place: 710, words: ['silo'] },
  { name: 'receiver', label: 'Receiver', icon: 'alerting', place: 770, words: ['receiver'] },
  { name: 'support-bundle', label: 'Support bundle', icon: 'support-bundles', place: 780, words: ['bundle'] },
  // Sleds list the instances of every silo, and a user is looked up in every silo
  { name: 'instance', label: 'Instance', icon: 'instances', place: 100, isBorrowed: true },
  { name: 'user', label: 'User', icon: 'profile', place: 740, isBorrowed: true },
];
