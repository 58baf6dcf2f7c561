import type { Image } from '@console/shared/api';
import type { InstanceValues } from './schema.ts';

/** What matters of an image or a snapshot that a boot disk is made from. */
export type BootSource = Pick<Image, 'name' | 'size'>;

/** Id of the image or snapshot a new boot disk would be made from: the one of the tab that is open. */
export function bootSourceId(boot: InstanceValues['boot']): string | null {
  switch (boot.source) {
    case 'silo':
      return boot.siloImage;
    case 'project':
      return boot.projectImage;
    case 'snapshot':
      return boot.snapshot;
    case 'disk':
      return null;
  }
}
