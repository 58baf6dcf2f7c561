import { HardDrive } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Table, useSelection } from '@console/shared/table';
import { Button, EmptyState, Message } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { diskActions, diskColumns, disksOf } from './rows.tsx';

const FEW = disksOf(3);

/** Rows with actions */
export function Rows() {
  return <Table label="Disks" rows={FEW} columns={diskColumns} actions={diskActions} variant="inset" />;
}

/** Loading */
export function Loading() {
  return <Table label="Loading disks" rows={undefined} columns={diskColumns} variant="inset" />;
}

const NO_ROWS: readonly never[] = [];

/** Empty */
export function Empty() {
  return (
    <Table
      label="No disks"
      rows={NO_ROWS}
      columns={diskColumns}
      empty={
        <EmptyState icon={HardDrive} title="No disks" variant="card" action={<Button>New disk</Button>}>
          Create a disk to get started.
        </EmptyState>
      }
    />
  );
}

/** Rows that could not be read */
export function Failed() {
  return (
    <Message
      variant="destructive"
      title="The disks could not be read"
      action={<Button size="sm">Try again</Button>}
    >
      The server did not answer within 20 s.
    </Message>
  );
}

/** Selected by checkboxes */
export function Selected() {
  const { selected, mode, onChange } = useSelection('multi');
  const selection = useMemo(() => ({ selected, mode, onChange }), [selected, mode, onChange]);
  return (
    <>
      <Table label="Disks to choose" rows={FEW} columns={diskColumns} selection={selection} variant="inset" />
      <p>{`${selected.size} selected`}</p>
    </>
  );
}

/** One of the rows */
export function OneOf() {
  const selection = useSelection('single');
  return (
    <Table
      label="Disk to start from"
      rows={FEW}
      columns={diskColumns}
      selection={selection}
      copyId={false}
      variant="inset"
    />
  );
}

/** Sorted by a click on a head */
export function Sorted() {
  const [descending, setDescending] = useState(true);
  const rows = descending ? FEW.toReversed() : FEW;
  const sort = { by: { column: 'name', descending }, onPress: () => setDescending(!descending) };
  return <Table label="Sorted disks" rows={rows} columns={diskColumns} sort={sort} variant="inset" />;
}

const LONG = disksOf(2).map((disk, index) => ({
  ...disk,
  name: `a-name-of-the-longest-kind-that-a-resource-may-have-63-character${index}`,
  description:
    'A description that is longer than the column is wide, and that has a tooltip with all of its text',
}));

/** Long names */
export function LongNames() {
  return (
    <Table label="Long names" rows={LONG} columns={diskColumns} actions={diskActions} tall variant="inset" />
  );
}

const MANY = disksOf(1000);

/** 1,000 rows */
export function Many() {
  const [count, setCount] = useState<'few' | 'many'>('few');
  return (
    <>
      <SegmentedControl
        label="Rows"
        value={count}
        onChange={setCount}
        options={[
          { value: 'few', label: '3 rows' },
          { value: 'many', label: '1,000 rows' },
        ]}
      />
      <Table
        label="Many disks"
        rows={count === 'many' ? MANY : FEW}
        columns={diskColumns}
        actions={diskActions}
        variant="inset"
      />
    </>
  );
}
