import { FormSection, useWatch } from '@console/shared/forms';
import { lazy } from '@console/shared/runtime';
import { InPlace, Message } from '@console/shared/ui';
import { Tabs } from '@console/shared/ui/detail';
import { raiseSize } from '../../../storage/disks/size.ts';
import { BootImage } from './boot-image.tsx';
import { ExistingDisk } from './existing-disk.tsx';
import { bootSourceId } from './boot-source.ts';
import type { InstanceForm, InstanceValues } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

// The code of the last tab is fetched when the tab is opened
const BootSnapshot = lazy(
  'Snapshots',
  async () =>
    (await import(/* webpackChunkName: "instances-create-snapshot" */ './boot-snapshot.tsx')).BootSnapshot,
  InPlace,
);

/** Boot disk of the instance: a new disk made from an image or a snapshot, or an existing disk. */
export function BootDiskSection({ form, data }: { form: InstanceForm; data: InstanceData }) {
  const source = useWatch({ control: form.control, name: 'boot.source' });
  const fit = () => {
    const boot = form.getValues('boot');
    const bytes = data.sources.get(bootSourceId(boot) ?? '')?.size;
    const size = bytes === undefined ? boot.size : raiseSize(boot.size, bytes);
    if (size === boot.size) return;
    form.setValue('boot.size', size, {
      shouldDirty: true,
      shouldValidate: form.getFieldState('boot.size').invalid,
    });
  };
  const select = (next: InstanceValues['boot']['source']) => {
    // Switching tabs does not mark the form as changed
    form.setValue('boot.source', next);
    // The fields with the errors are no longer visible
    form.clearErrors('boot');
    fit();
  };
  return (
    <FormSection title="Boot disk" hint="The instance starts from an image, a snapshot, or a detached disk.">
      {!data.canBoot && (
        <Message variant="notice">
          {data.areImagesRefused
            ? 'Nothing to boot from. Add a snapshot or a detached disk first.'
            : 'Nothing to boot from. Add an image, a snapshot, or a detached disk first.'}
        </Message>
      )}
      <Tabs
        label="Boot disk"
        variant="segmented"
        inset={false}
        selected={source}
        onSelect={select}
        tabs={[
          {
            id: 'silo',
            label: 'Silo images',
            content: <BootImage form={form} data={data} source="silo" onPick={fit} />,
          },
          {
            id: 'project',
            label: 'Project images',
            content: <BootImage form={form} data={data} source="project" onPick={fit} />,
          },
          { id: 'disk', label: 'Existing disks', content: <ExistingDisk form={form} data={data} /> },
          {
            id: 'snapshot',
            label: 'Snapshots',
            content: <BootSnapshot form={form} data={data} onPick={fit} />,
          },
        ]}
      />
    </FormSection>
  );
}
