import { HardDrive } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ListTab, TableCard, TableSection, wholePage } from '@console/shared/table';
import { Button } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { type Disk, diskActions, diskColumns, disksOf } from './rows.tsx';

const EMPTY = {
  icon: HardDrive,
  title: 'No disks',
  body: 'Create a disk to get started.',
  create: 'New disk',
};
const CREATE = { label: 'New disk', onPress: () => undefined };
const FEW = disksOf(3);
const NO_ROWS: readonly Disk[] = [];
const ROWS = { few: FEW, many: disksOf(1000), none: NO_ROWS };

/** Tab that is a list, with few rows, 1,000 or none */
export function Tab() {
  const [count, setCount] = useState<'few' | 'many' | 'none'>('few');
  const page = useMemo(() => wholePage('gallery', ROWS[count]), [count]);
  return (
    <>
      <SegmentedControl
        label="Rows"
        value={count}
        onChange={setCount}
        options={[
          { value: 'few', label: '3 rows' },
          { value: 'many', label: '1,000 rows' },
          { value: 'none', label: 'No rows' },
        ]}
      />
      <ListTab
        plural="Disks"
        create={CREATE}
        page={page}
        columns={diskColumns}
        actions={diskActions}
        empty={EMPTY}
      />
    </>
  );
}

/** Part of a page */
export function Section() {
  return (
    <TableSection
      title="Disks"
      hint="They keep their data when the instance is deleted"
      create={CREATE}
      rows={FEW}
      columns={diskColumns}
      actions={diskActions}
      named
    />
  );
}

/** Part that loads, and an empty one */
export function SectionStates() {
  return (
    <>
      <TableSection title="Loading" rows={undefined} columns={diskColumns} named />
      <TableSection title="Empty" rows={NO_ROWS} columns={diskColumns} create={CREATE} empty={EMPTY} named />
      <TableSection
        title="Nothing can be added"
        rows={FEW}
        columns={diskColumns}
        create={{ ...CREATE, reason: 'The instance must be stopped first' }}
        named
      />
    </>
  );
}

/** Cards */
export function Cards() {
  return (
    <>
      <TableCard
        title="Boot disk"
        description="The disk that the instance starts from."
        headerActions={<Button size="sm">Change</Button>}
        rows={FEW.slice(0, 1)}
        columns={diskColumns}
        actions={diskActions}
        footer="Changes take effect at the next start."
      />
      <TableCard title="Other disks" rows={NO_ROWS} columns={diskColumns} empty={EMPTY} />
      <TableCard title="Snapshots" rows={undefined} columns={diskColumns} />
    </>
  );
}
