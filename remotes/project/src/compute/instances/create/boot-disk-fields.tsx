import { FieldRow, NameField, SizeField } from '@console/shared/forms';
import { leastSize } from '../../../storage/disks/size.ts';
import type { InstanceForm } from './schema.ts';

/** Size and name of a boot disk whose source has `bytes` bytes. */
export function BootDiskFields({ form, bytes }: { form: InstanceForm; bytes: number }) {
  return (
    <FieldRow>
      <SizeField form={form} name="boot.size" label="Disk size" min={leastSize(bytes)} />
      <NameField
        form={form}
        name="boot.name"
        label="Disk name"
        optional
        placeholder="Generated when left empty"
      />
    </FieldRow>
  );
}
