import { Disc3 } from 'lucide-react';
import type { Image } from '@console/shared/api';
import { ComboboxField, useWatch } from '@console/shared/forms';
import { formatNumber, GiB, round } from '@console/shared/format';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { Button, EmptyState } from '@console/shared/ui';
import { BootDiskFields } from './boot-disk-fields.tsx';
import styles from './create.module.css';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

interface BootImageProps {
  form: InstanceForm;
  data: InstanceData;
  source: 'silo' | 'project';
  /** Called when another image is chosen. */
  onPick: () => void;
}

/** Image picker, and size and name of the disk made from the image. */
export function BootImage({ form, data, source, onPick }: BootImageProps) {
  const field = source === 'silo' ? 'boot.siloImage' : 'boot.projectImage';
  const images = source === 'silo' ? data.siloImages : data.projectImages;
  const chosen = data.sources.get(useWatch({ control: form.control, name: field }) ?? '');
  if (data.areImagesRefused) return <ImagesRefused />;
  if (images.length === 0)
    return source === 'silo' ? <NoSiloImages /> : <NoProjectImages project={data.project} />;
  return (
    <div className={styles.fields}>
      <ComboboxField
        form={form}
        name={field}
        label="Image"
        placeholder={`Select a ${source} image`}
        items={images.map(imageItem)}
        onChange={onPick}
      />
      <BootDiskFields form={form} bytes={chosen?.size ?? 0} />
    </div>
  );
}

/** Option of an image: operating system, version, and size in GiB with one decimal. */
const imageItem = ({ id, name, os, version, size }: Image) => ({
  value: id,
  label: name,
  description: [os, version, `${formatNumber(round(size / GiB, 1))} GiB`].join(' / '),
});

function ImagesRefused() {
  return (
    <EmptyState variant="card" icon={Disc3} title="You cannot use images">
      Creating a disk from an image requires a role on the silo, such as viewer. You can use existing disks
      and snapshots.
    </EmptyState>
  );
}

function NoSiloImages() {
  return (
    <EmptyState variant="card" icon={Disc3} title="No silo images found">
      Promote a project image to make it available in every project.
    </EmptyState>
  );
}

function NoProjectImages({ project }: { project: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      variant="card"
      icon={Disc3}
      title="No project images found"
      action={
        <Button onClick={() => void navigate(to('/projects/:project/images-new', { project }))}>
          Upload image
        </Button>
      }
    >
      Upload an image to create boot disks from it.
    </EmptyState>
  );
}
