import { Camera } from 'lucide-react';
import { ComboboxField, useWatch } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { EmptyState } from '@console/shared/ui';
import { snapshotItems } from '../../../storage/disks/sources.ts';
import { allSnapshots } from '../../../storage/snapshots/queries.ts';
import { BootDiskFields } from './boot-disk-fields.tsx';
import styles from './create.module.css';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

interface BootSnapshotProps {
  form: InstanceForm;
  data: InstanceData;
  /** Called when another snapshot is chosen. */
  onPick: () => void;
}

/** Snapshot picker, and size and name of the disk made from the snapshot: creates an instance from a snapshot in one step. */
export function BootSnapshot({ form, data, onPick }: BootSnapshotProps) {
  // Up to 1,000 snapshots: read when the tab is opened, and from then on in the data of the form
  useQuery(allSnapshots(data.project));
  const { items, loading, failed } = data.snapshots;
  const chosen = data.sources.get(useWatch({ control: form.control, name: 'boot.snapshot' }) ?? '');
  if (items.length === 0 && !loading) {
    return (
      <EmptyState
        variant="card"
        icon={Camera}
        title={failed ? 'Snapshots could not be loaded' : 'No snapshots found'}
      >
        Take a snapshot of a boot disk to create instances from it.
      </EmptyState>
    );
  }
  return (
    <div className={styles.fields}>
      <ComboboxField
        form={form}
        name="boot.snapshot"
        label="Snapshot"
        placeholder="Select a snapshot"
        items={snapshotItems(items, data.disks)}
        loading={loading}
        onChange={onPick}
      />
      <BootDiskFields form={form} bytes={chosen?.size ?? 0} />
    </div>
  );
}
