import type { InstanceValues } from './schema.ts';

/** Id of the image or snapshot for a new boot disk: the one chosen in the open tab. */
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
