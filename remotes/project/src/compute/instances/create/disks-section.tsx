import { type RefObject, useMemo, useState } from 'react';
import type { InstanceDiskAttachment } from '@console/shared/api';
import { FormSection, ListField, useList, useWatch } from '@console/shared/forms';
import { formatBytes } from '@console/shared/format';
import { Button, Dash, Tag, Truncate } from '@console/shared/ui';
import { AttachDiskModal } from '../../../storage/disks/attach-modal.tsx';
import { CreateDiskForm } from '../../../storage/disks/create-form.tsx';
import { DISKS_FULL, DISKS_MAX } from '../limits.ts';
import styles from './create.module.css';
import { QuotaLeft } from './quota-left.tsx';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

/** Maximum number of characters of a name in the table. */
const NAME_SHOWN = 35;

const COLUMNS = [
  { header: 'Name', cell: ({ name }: InstanceDiskAttachment) => <Truncate text={name} max={NAME_SHOWN} /> },
  { header: 'Type', cell: ({ type }: InstanceDiskAttachment) => <Tag>{type}</Tag> },
  {
    header: 'Size',
    cell: (disk: InstanceDiskAttachment) => (disk.type === 'create' ? formatBytes(disk.size).text : <Dash />),
  },
];

const rowLabel = (disk: InstanceDiskAttachment) =>
  [
    `Name: ${disk.name}`,
    `Type: ${disk.type}`,
    ...(disk.type === 'create' ? [`Size: ${formatBytes(disk.size).text}`] : []),
  ].join(', ');

/** Additional disks. They are created or attached only when the form is submitted. */
export function DisksSection({ form, data }: { form: InstanceForm; data: InstanceData }) {
  const [open, setOpen] = useState<'create' | 'attach'>();
  const list = useList(form, 'disks', 'Disks');
  const boot = useWatch({ control: form.control, name: 'boot' });
  // Neither an added disk nor the boot disk may be added again or reused as the name of a new disk
  const used = useMemo(() => new Set(list.items.map(({ name }) => name)), [list.items]);
  const bootName = boot.source === 'disk' ? boot.disk : boot.name;
  const takenNames = useMemo(
    () => new Set([...data.diskNames, ...used, ...(bootName ? [bootName] : [])]),
    [data.diskNames, used, bootName],
  );
  const leftOut = useMemo(
    () => (boot.source === 'disk' && boot.disk !== null ? new Set([...used, boot.disk]) : used),
    [used, boot.source, boot.disk],
  );
  const close = () => setOpen(undefined);
  const add = (disk: InstanceDiskAttachment) => {
    list.add(disk);
    // A disk cannot be boot disk and additional disk; while another tab is open, the boot disk is still stored in the form
    if (disk.name === form.getValues('boot.disk')) form.setValue('boot.disk', null);
  };
  return (
    <FormSection title="Additional disks" hint="Attached when the instance is created.">
      <ListField
        form={form}
        name="disks"
        label="Disks"
        columns={COLUMNS}
        rowKey={({ name }) => name}
        rowLabel={rowLabel}
        removeLabel={({ name }) => `remove disk ${name}`}
        addButton={(ref) => (
          <Buttons
            first={ref}
            refusal={list.items.length >= DISKS_MAX - 1 ? DISKS_FULL : undefined}
            onPress={setOpen}
          />
        )}
      />
      <QuotaLeft form={form} kinds={['storage']} />
      {open === 'create' && (
        <CreateDiskForm
          project={data.project}
          takenNames={takenNames}
          onSubmit={(disk) => add({ type: 'create', ...disk })}
          onDone={close}
          onDismiss={close}
        />
      )}
      {open === 'attach' && (
        <AttachDiskModal
          project={data.project}
          leftOut={leftOut}
          onSubmit={({ disk }) => add({ type: 'attach', name: disk })}
          onDone={close}
          onDismiss={close}
        />
      )}
    </FormSection>
  );
}

interface ButtonsProps {
  first: RefObject<HTMLButtonElement | null>;
  /** Why no disk can be added. */
  refusal: string | undefined;
  onPress: (which: 'create' | 'attach') => void;
}

function Buttons({ first, refusal, onPress }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button ref={first} disabledReason={refusal} onClick={() => onPress('create')}>
        Create new disk
      </Button>
      <Button disabledReason={refusal} onClick={() => onPress('attach')}>
        Attach existing disk
      </Button>
    </div>
  );
}
