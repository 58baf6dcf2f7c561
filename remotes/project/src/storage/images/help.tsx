import { docsUrl } from '@console/shared/runtime';
import { DocsPopover } from '@console/shared/ui';

/** Help about images, for the header of their lists. */
export function ImagesHelp() {
  return (
    <DocsPopover
      topic="Images"
      summary="An image is a template for new disks. Create one in a project by upload or from a snapshot. A promoted image belongs to the silo and can be used in every project."
      links={[
        { label: 'Add an image of your own', href: '/guides/own-image' },
        { label: 'Images', href: docsUrl('guides/creating-and-sharing-images') },
      ]}
    />
  );
}
