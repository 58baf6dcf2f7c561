import type { AreaManifest } from '@console/shared/contract';

/** Registry data of the system area: known to the shell before any of its code is loaded. */
export const manifest: AreaManifest = {
  name: 'system',
  label: 'System',
  mount: 'console',
  prefixes: ['/system'],
  frames: [
    {
      frame: 'system',
      match: ['/system/*'],
      navigation: [
        { label: 'Silos', icon: 'silos', to: '/system/silos', group: 'System' },
        { label: 'Utilization', icon: 'utilization', to: '/system/utilization', group: 'System' },
        {
          label: 'Inventory',
          icon: 'inventory',
          to: '/system/inventory/sleds',
          active: '/system/inventory',
          group: 'System',
        },
        {
          label: 'Network health',
          icon: 'health',
          to: '/system/networking/health',
          alsoActive: ['/system/issues'],
          group: 'Networking',
        },
        {
          label: 'IP Pools',
          icon: 'ip-pools',
          to: '/system/networking/ip-pools',
          alsoActive: ['/system/networking/service-pool'],
          group: 'Networking',
        },
        {
          label: 'Switch ports',
          icon: 'switch-ports',
          to: '/system/networking/switch-ports',
          alsoActive: ['/system/networking/port-settings'],
          group: 'Networking',
        },
        {
          label: 'BGP',
          icon: 'bgp',
          to: '/system/networking/bgp/sessions',
          active: '/system/networking/bgp',
          group: 'Networking',
        },
        { label: 'BFD', icon: 'bfd', to: '/system/networking/bfd', group: 'Networking' },
        {
          label: 'Address lots',
          icon: 'address-lots',
          to: '/system/networking/address-lots',
          alsoActive: ['/system/networking/loopback-addresses'],
          group: 'Networking',
        },
        {
          label: 'Allow list',
          icon: 'allow-list',
          to: '/system/networking/allow-list',
          group: 'Networking',
        },
        { label: 'Setup', icon: 'setup', to: '/system/setup', group: 'Operations' },
        {
          label: 'Support bundles',
          icon: 'support-bundles',
          to: '/system/support-bundles',
          group: 'Operations',
        },
        {
          label: 'Alerting',
          icon: 'alerting',
          to: '/system/alerting/receivers',
          active: '/system/alerting',
          group: 'Operations',
        },
        { label: 'OxQL explorer', icon: 'oxql', to: '/system/oxql', group: 'Operations' },
        { label: 'System update', icon: 'update', to: '/system/update', group: 'Operations' },
        { label: 'Fleet access', icon: 'access', to: '/system/access', group: 'Access' },
        {
          label: 'Roles',
          icon: 'roles',
          to: '/system/roles',
          alsoActive: ['/system/users-builtin'],
          group: 'Access',
        },
      ],
    },
  ],
};
