import type { InstanceValues } from './schema.ts';

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
