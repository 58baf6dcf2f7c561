import type { InstanceValues } from './schema.ts';

/** The image a new boot disk would be made from: the one of the tab that is open. */
export function bootImageId({ source, siloImage, projectImage }: InstanceValues['boot']): string | null {
  switch (source) {
    case 'silo':
      return siloImage;
    case 'project':
      return projectImage;
    case 'disk':
      return null;
  }
}
