import { HardDrive, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Disk, Instance } from '@console/shared/api';
import { useLoaded, useQuery } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { docsUrl, lazy, usePageRefusal } from '@console/shared/runtime';
import { TableCard } from '@console/shared/table';
import { bold, Button, ExternalLink, InDialog, Message, RetryButton, Skeleton } from '@console/shared/ui';
import { instanceDiskColumns } from '../../../storage/disks/columns.tsx';
import { GrowDialog } from '../../../storage/disks/grow/lazy.ts';
import { useDiskPolling } from '../../../storage/disks/polling.ts';
import { instanceDisks } from '../../../storage/disks/queries.ts';
import { DISKS_FULL, DISKS_MAX } from '../limits.ts';
import { instanceByName } from '../../../base/instances/queries.ts';
import { bootDiskActions, mustBeStopped, otherDiskActions } from './actions.tsx';
import styles from './tab.module.css';

// Forms are fetched when the first one opens.
const Dialogs = lazy(
  'Disks of the instance',
  async () =>
    (await import(/* webpackChunkName: "instance-storage-dialogs" */ './dialogs.tsx')).StorageDialogs,
  InDialog,
);

const DiskPanel = lazy(
  'Disk detail',
  async () => (await import(/* webpackChunkName: "instance-disk" */ './disk-panel.tsx')).DiskPanel,
  InDialog,
);

const NO_BOOT_DISK = {
  icon: HardDrive,
  title: 'No boot disk set',
  action: (
    <ExternalLink icon href={docsUrl('guides/managing-instances')}>
      Instances
    </ExternalLink>
  ),
};

const NO_OTHERS = {
  title: 'No other disks',
  body: 'Attached disks other than the boot disk appear here.',
};

export function Component() {
  const place = useParams('/projects/:project/instances/:instance/storage');
  const instance = useLoaded(instanceByName(place.project, place.instance));
  const disks = useQuery(instanceDisks(place.project, place.instance), { poll: useDiskPolling() });
  if (disks.data) return <Disks project={place.project} instance={instance} items={disks.data.items} />;
  if (!disks.isError) return <Skeleton kind="row" rows={2} />;
  return (
    <Message
      variant="destructive"
      live="status"
      action={<RetryButton onClick={() => void disks.refetch()} />}
    >
      The disks of the instance could not be loaded. {disks.error.message}
    </Message>
  );
}

interface DisksProps {
  readonly project: string;
  readonly instance: Instance;
  readonly items: readonly Disk[];
}

function Disks({ project, instance, items }: DisksProps) {
  const [growing, setGrowing] = useState<Disk>();
  const [boot, others] = useMemo(() => split(items, instance), [items, instance]);
  const bootActions = useMemo(() => bootDiskActions({ project, instance }, setGrowing), [project, instance]);
  const otherActions = useMemo(
    () => otherDiskActions({ project, instance }, setGrowing),
    [project, instance],
  );
  const [open, setOpen] = useState<'attach' | 'create'>();
  const [shownId, setShownId] = useState<string>();
  // The panel follows the list; a detached disk no longer has a panel
  const shown = items.find(({ id }) => id === shownId);
  const columns = useMemo(() => instanceDiskColumns(({ id }) => setShownId(id)), []);
  const full = items.length >= DISKS_MAX;
  const roles = usePageRefusal();
  const refusal =
    roles ??
    mustBeStopped(instance, 'attachDisk', 'a disk can be attached') ??
    (full ? DISKS_FULL : undefined);
  return (
    <>
      <TableCard
        title="Boot disk"
        rows={boot}
        columns={columns}
        actions={bootActions}
        activeId={shownId}
        empty={{ ...NO_BOOT_DISK, body: <BootDiskAdvice others={others} /> }}
      />
      <TableCard
        title="Additional disks"
        headerActions={
          <>
            {refusal && !roles && (
              <span className={styles.hint}>
                {refusal === DISKS_FULL ? `${DISKS_FULL}.` : 'To attach or create a disk, stop the instance.'}
              </span>
            )}
            <Button disabledReason={refusal} onClick={() => setOpen('attach')}>
              Attach existing disk
            </Button>
            <Button icon={Plus} disabledReason={refusal} onClick={() => setOpen('create')}>
              Create disk
            </Button>
          </>
        }
        rows={others}
        columns={columns}
        actions={otherActions}
        activeId={shownId}
        empty={NO_OTHERS}
      />
      {open && (
        <Dialogs
          kind={open}
          project={project}
          instance={instance.name}
          onDismiss={() => setOpen(undefined)}
        />
      )}
      {shown && !growing && (
        <DiskPanel
          project={project}
          disk={shown}
          onGrow={setGrowing}
          onDismiss={() => setShownId(undefined)}
        />
      )}
      {growing && <GrowDialog project={project} disk={growing} onDismiss={() => setGrowing(undefined)} />}
    </>
  );
}

/** The boot disk, if one is set, and the others. */
function split(disks: readonly Disk[], { bootDiskId }: Instance): [boot: Disk[], others: Disk[]] {
  return [disks.filter(({ id }) => id === bootDiskId), disks.filter(({ id }) => id !== bootDiskId)];
}

/** Explains which disk an instance without a boot disk starts from, and how to set one. */
function BootDiskAdvice({ others: [first, second] }: { others: readonly Disk[] }) {
  if (!first) return 'Attach a disk so that the instance can boot.';
  if (second) return 'Set one of the attached disks as the boot disk. Otherwise the firmware chooses one.';
  return bold`The instance will boot from ${first.name}, its only disk.`;
}
