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
        { label: 'Buttons and links', icon: 'setup', to: '/gallery/buttons', group: 'Controls' },
        { label: 'Inputs', icon: 'allow-list', to: '/gallery/inputs', group: 'Controls' },
        { label: 'Menus and popovers', icon: 'oxql', to: '/gallery/menus', group: 'Controls' },
        { label: 'Dialogs and toasts', icon: 'images', to: '/gallery/dialogs', group: 'Controls' },
        { label: 'Layout', icon: 'silos', to: '/gallery/layout', group: 'Display' },
        { label: 'Status and progress', icon: 'health', to: '/gallery/status', group: 'Display' },
        { label: 'Messages', icon: 'alerting', to: '/gallery/messages', group: 'Display' },
        { label: 'Values', icon: 'inventory', to: '/gallery/values', group: 'Display' },
        { label: 'Meters', icon: 'capacity', to: '/gallery/meters', group: 'Display' },
      ],
    },
  ],
};
