import type { Image } from '@console/shared/api';
import { ReadOnlyField, ReadOnlySideModal } from '@console/shared/forms';
import { Bytes, DateProperty, IdProperty, PropertiesTable, Property } from '@console/shared/ui';

interface ImageDetailsProps {
  image: Image;
  /** Who can use it. */
  sharedWith: 'Project' | 'Silo';
  onDismiss: () => void;
}

/** The details of an image, in a side modal. Images cannot be edited. */
export function ImageDetails({ image, sharedWith, onDismiss }: ImageDetailsProps) {
  return (
    <ReadOnlySideModal title={`${sharedWith} image`} subtitle={image.name} onDismiss={onDismiss}>
      <PropertiesTable columns={1} inset={false}>
        <Property label="Shared with">{sharedWith}</Property>
        <IdProperty value={image.id} whole />
        <Property label="Size">
          <Bytes bytes={image.size} />
        </Property>
        <Property label="Block size">
          <Bytes bytes={image.blockSize} />
        </Property>
        <DateProperty label="Created" date={image.timeCreated} />
        <DateProperty label="Updated" date={image.timeModified} />
      </PropertiesTable>
      <ReadOnlyField label="Name" value={image.name} />
      <ReadOnlyField label="Description" value={image.description} rows={2} />
      <ReadOnlyField label="OS" value={image.os} />
      <ReadOnlyField label="Version" value={image.version} />
    </ReadOnlySideModal>
  );
}
