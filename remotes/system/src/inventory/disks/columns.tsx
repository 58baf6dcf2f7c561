import type { PhysicalDisk, PhysicalDiskKind, Sled } from '@console/shared/api';
import { humanize, wordFor } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { columns, type Lookup, LookupCell } from '@console/shared/table';
import { Link, Mono, StatusBadge, Tag } from '@console/shared/ui';
import { SlotText } from '../sleds/slot-text.tsx';
import { slotMeta, type Slots } from '../sleds/use-slots.ts';
import { idColumn } from '../hardware-columns.tsx';

const col = columns<PhysicalDisk>();

const FORM_FACTORS: Readonly<Record<PhysicalDiskKind, string>> = { u2: 'U.2', m2: 'M.2' };

/** The form factor of a disk as its label prints it. */
export const formFactorOf = ({ formFactor }: Pick<PhysicalDisk, 'formFactor'>): string =>
  wordFor(FORM_FACTORS, formFactor);

const formFactor = col.custom('Form factor', (disk) => <Tag raw>{formFactorOf(disk)}</Tag>, {
  rank: 2,
  width: 7.5,
  meta: formFactorOf,
  value: formFactorOf,
});

const model = (header: string) =>
  col.custom(header, (disk) => <Mono>{disk.model}</Mono>, {
    rank: 3,
    width: 10,
    value: (disk) => disk.model,
  });

const serial = (header: string) =>
  col.custom(
    header,
    (disk) => (
      <Link variant="name" to={to('/system/inventory/disks/:diskId', { diskId: disk.id })}>
        <Mono>{disk.serial}</Mono>
      </Link>
    ),
    { width: 9, value: (disk) => disk.serial },
  );

const policy = (header: string) =>
  col.custom(header, (disk) => <StatusBadge entity="hardware" status={disk.policy?.kind} />, {
    rank: 2,
    width: 8,
    meta: (disk) => humanize(disk.policy?.kind),
    value: (disk) => humanize(disk.policy?.kind),
    counted: true,
  });

const state = (header: string) =>
  col.custom(header, (disk) => <StatusBadge entity="hardware" status={disk.state} />, {
    width: 9.5,
    cut: false,
    value: (disk) => disk.state,
    counted: true,
  });

/** Where the disks are: their sleds by id, and the slots of these. */
export interface DiskPlaces {
  readonly sleds: Lookup<ReadonlyMap<string, Sled>>;
  readonly slots: Slots;
}

const placeColumns = ({ sleds, slots }: DiskPlaces) => {
  const sledOf = ({ sledId }: PhysicalDisk) => sleds.data?.get(sledId ?? '');
  const slotOf = ({ sledId }: PhysicalDisk) => slots?.get(sledId ?? '');
  return [
    col.custom(
      'Sled',
      (disk) => (
        <LookupCell query={sleds} none={!disk.sledId}>
          {() => {
            const sled = sledOf(disk);
            return sled ? <Mono>{sled.baseboard.serial}</Mono> : <Tag>Deleted</Tag>;
          }}
        </LookupCell>
      ),
      {
        rank: 2,
        width: 9,
        meta: (disk) => sledOf(disk)?.baseboard.serial ?? null,
        value: (disk) => sledOf(disk)?.baseboard.serial,
      },
    ),
    col.custom('Slot', ({ sledId }) => <SlotText slots={slots} sledId={sledId} />, {
      rank: 2,
      width: 5.5,
      meta: (disk) => slotMeta(slotOf(disk)),
      value: slotOf,
    }),
  ];
};

/** Columns of the physical disks of all sleds (docs/screens/system-settings-auth.md section 8). Keep them in a `useMemo`. */
export const physicalDiskColumns = (places: DiskPlaces) => [
  serial('serial number'),
  ...placeColumns(places),
  state('state'),
  policy('policy'),
  formFactor,
  model('model number'),
  idColumn<PhysicalDisk>('id'),
];

/** Columns of the physical disks in one sled (docs/screens/operator.md section 2.2). */
export const sledDiskColumns = [
  serial('Serial'),
  state('State'),
  policy('Policy'),
  formFactor,
  col.text('Vendor', ({ vendor }) => vendor, { rank: 3, width: 6 }),
  model('Model'),
  idColumn<PhysicalDisk>(),
];
