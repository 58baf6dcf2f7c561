import { HardDrive } from 'lucide-react';
import { ComboboxField, useWatch } from '@console/shared/forms';
import { EmptyState } from '@console/shared/ui';
import { diskItem, freeDisks } from './free-disks.ts';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

/** Picker for a disk of the project that is neither attached to an instance nor added to this one. */
export function ExistingDisk({ form, data }: { form: InstanceForm; data: InstanceData }) {
  const added = new Set(useWatch({ control: form.control, name: 'disks' }).map(({ name }) => name));
  const disks = freeDisks(data.disks).filter(({ name }) => !added.has(name));
  if (disks.length === 0) {
    return (
      <EmptyState variant="card" icon={HardDrive} title="No detached disks found">
        Only detached disks are listed.
      </EmptyState>
    );
  }
  return (
    <ComboboxField
      form={form}
      name="boot.disk"
      label="Disk"
      hint="Disks that are not attached to an instance."
      placeholder="Select a disk"
      items={disks.map(diskItem)}
    />
  );
}
