import type { AreaManifest } from '@console/shared/contract';

/** The data of the gallery in the registry of the demo. */
export const manifest: AreaManifest = {
  name: 'gallery',
  label: 'Gallery',
  mount: 'console',
  prefixes: ['/gallery'],
  frames: [
    {
      frame: 'gallery',
      match: ['/gallery/*'],
      navigation: [
        { label: 'Overview', icon: 'projects', to: '/gallery/overview' },
        {
          label: 'Backups',
          icon: 'support-bundles',
          to: '/gallery/backups',
          paletteLabel: 'Backups, an example',
        },
        { label: 'Buttons and links', icon: 'setup', to: '/gallery/buttons', group: 'Controls' },
        { label: 'Inputs', icon: 'allow-list', to: '/gallery/inputs', group: 'Controls' },
        { label: 'Menus and popovers', icon: 'oxql', to: '/gallery/menus', group: 'Controls' },
        { label: 'Dialogs and toasts', icon: 'images', to: '/gallery/dialogs', group: 'Controls' },
        { label: 'Layout', icon: 'silos', to: '/gallery/layout', group: 'Display' },
        { label: 'Status and progress', icon: 'health', to: '/gallery/status', group: 'Display' },
        { label: 'Messages', icon: 'alerting', to: '/gallery/messages', group: 'Display' },
        { label: 'Values', icon: 'inventory', to: '/gallery/values', group: 'Display' },
        { label: 'Meters', icon: 'capacity', to: '/gallery/meters', group: 'Display' },
        { label: 'Forms', icon: 'profile', to: '/gallery/forms', group: 'Forms' },
        { label: 'Long forms', icon: 'instances', to: '/gallery/long-forms', group: 'Forms' },
        { label: 'Fields', icon: 'ssh-keys', to: '/gallery/fields', group: 'Forms' },
        { label: 'Choices', icon: 'roles', to: '/gallery/choices', group: 'Forms' },
        { label: 'Lists in forms', icon: 'address-lots', to: '/gallery/form-lists', group: 'Forms' },
        { label: 'Tables', icon: 'disks', to: '/gallery/tables', group: 'Tables and charts' },
        { label: 'Columns and cells', icon: 'ip-pools', to: '/gallery/columns', group: 'Tables and charts' },
        { label: 'Lists', icon: 'snapshots', to: '/gallery/lists', group: 'Tables and charts' },
        { label: 'Actions and bars', icon: 'update', to: '/gallery/bars', group: 'Tables and charts' },
        { label: 'Charts', icon: 'utilization', to: '/gallery/charts', group: 'Tables and charts' },
      ],
    },
  ],
};
