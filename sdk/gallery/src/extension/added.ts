import type { AreaManifest, AreaModule } from '@console/shared/contract';
import { fetchPart } from '@console/shared/runtime';

/** The `extends` of the manifest, which the page has before any code of the area is loaded. */
export const added: NonNullable<AreaManifest['extends']> = [
  { place: 'instance.card', id: 'lastBackup', label: 'Last backup' },
];

/** The code by the same ids, as `extensions` in the last argument of `defineArea`. */
export const extensions: NonNullable<AreaModule['extensions']> = {
  lastBackup: () => fetchPart(() => import('./last-backup.tsx')),
};
