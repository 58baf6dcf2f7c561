import { useEffect, useState } from 'react';
import type { Disk, Instance } from '@console/shared/api';
import { formatBytes } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { confirmAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { Checkbox, PropertiesTable, Property, Skeleton } from '@console/shared/ui';
import { instanceDisks } from '../../../storage/disks/queries.ts';
import { chooseDisks } from './chosen-disks.ts';
import styles from './disk-choice.module.css';

const NO_DISKS: readonly Disk[] = [];

/**
 * Checkboxes for the disks of an instance that is about to be deleted, and a summary of what is deleted and what is kept
 * (docs/screens/compute-storage.md section 10.2).
 */
export function DiskChoice({ project, instance }: { project: string; instance: Instance }) {
  const { id, name, bootDiskId } = instance;
  const isPending = useAtomValue(confirmAtom)?.pending ?? false;
  // After the confirmation the instance may no longer exist
  const { data, isError } = useQuery(instanceDisks(project, name), { enabled: !isPending });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // The next dialog starts without a selection
  useEffect(() => () => chooseDisks(id, NO_DISKS), [id]);
  if (isError && !data) return <p>Its disks could not be loaded. They are kept.</p>;
  if (!data) return <Skeleton width="60%" />;
  const disks = data.items;
  if (disks.length === 0) return null;
  const toggle = (diskId: string) => {
    const next = new Set(ticked);
    if (!next.delete(diskId)) next.add(diskId);
    setTicked(next);
    chooseDisks(
      id,
      disks.filter((disk) => next.has(disk.id)),
    );
  };
  return (
    <>
      <fieldset className={styles.disks} disabled={isPending}>
        <legend>Disks to delete</legend>
        {disks.map((disk) => (
          <Checkbox key={disk.id} checked={ticked.has(disk.id)} onChange={() => toggle(disk.id)}>
            {disk.name} <small>({facts(disk, bootDiskId)})</small>
          </Checkbox>
        ))}
      </fieldset>
      <PropertiesTable columns={1} inset={false} label="Deleted and kept">
        <Property label="Deleted">
          {listed.format([
            name,
            'its network interfaces',
            'its ephemeral IP',
            ...named(disks, (disk) => ticked.has(disk.id)),
          ])}
        </Property>
        <Property label="Kept">
          {listed.format([...named(disks, (disk) => !ticked.has(disk.id)), 'snapshots', 'floating IPs'])}
        </Property>
      </PropertiesTable>
    </>
  );
}

const listed = new Intl.ListFormat('en');

const named = (disks: readonly Disk[], keep: (disk: Disk) => boolean) =>
  disks.filter(keep).map((disk) => `disk ${disk.name}`);

const facts = ({ id, size }: Disk, bootDiskId: string | null | undefined) =>
  [formatBytes(size).text, id === bootDiskId && 'boot disk'].filter(Boolean).join(', ');
