import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';
import type { PaletteProps } from './palette.tsx';

/** The command palette; its code is fetched before it opens. */
export const Palette = lazy<PaletteProps>(
  'Quick actions',
  async () => (await import(/* webpackChunkName: "palette" */ './palette.tsx')).Palette,
  InDialog,
);
