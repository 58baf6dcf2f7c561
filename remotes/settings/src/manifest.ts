import type { AreaManifest } from '@console/shared/contract';

/** Registry data of the settings area, which the shell has before it loads any of its code. */
export const manifest: AreaManifest = {
  name: 'settings',
  label: 'Settings',
  mount: 'console',
  prefixes: ['/settings', '/guides'],
  frames: [
    {
      frame: 'settings',
      match: ['/settings/*', '/guides/*'],
      navigation: [
        { label: 'Profile', icon: 'profile', to: '/settings/profile' },
        { label: 'SSH Keys', icon: 'ssh-keys', to: '/settings/ssh-keys' },
        { label: 'Guides', icon: 'guides', to: '/guides' },
      ],
      pages: [{ label: 'Add SSH key', to: '/settings/ssh-keys-new', words: 'new public key' }],
    },
  ],
  guides: [{ label: 'SSH Keys', path: 'guides/ssh-keys' }],
};
