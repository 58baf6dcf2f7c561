import type { PhysicalDisk, PhysicalDiskKind } from '@console/shared/api';
import { humanize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link, Mono, StatusBadge, Tag } from '@console/shared/ui';
import styles from '../inventory.module.css';

const col = columns<PhysicalDisk>();

const FORM_FACTORS: Readonly<Record<PhysicalDiskKind, string>> = { u2: 'U.2', m2: 'M.2' };

/** The form factor of a disk as its label prints it. */
export const formFactorOf = ({ formFactor }: Pick<PhysicalDisk, 'formFactor'>): string =>
  FORM_FACTORS[formFactor];

const id = (header: string) =>
  col.custom(
    header,
    ({ id: diskId }) => (
      <Link variant="name" to={to('/system/inventory/disks/:diskId', { diskId })}>
        <span className={styles.id}>{diskId}</span>
      </Link>
    ),
    { value: ({ id: diskId }) => diskId },
  );

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
  col.custom(header, (disk) => <Mono>{disk.serial}</Mono>, {
    rank: 2,
    width: 9,
    meta: (disk) => disk.serial,
    value: (disk) => disk.serial,
  });

const policy = (header: string) =>
  col.custom(header, (disk) => <StatusBadge entity="hardware" status={disk.policy?.kind} />, {
    rank: 2,
    width: 8,
    meta: (disk) => humanize(disk.policy?.kind),
    value: (disk) => humanize(disk.policy?.kind),
  });

const state = (header: string) =>
  col.custom(header, (disk) => <StatusBadge entity="hardware" status={disk.state} />, {
    width: 9.5,
    cut: false,
    value: (disk) => disk.state,
  });

/** Columns of the physical disks of all sleds (docs/screens/system-settings-auth.md section 8). */
export const physicalDiskColumns = [
  id('id'),
  formFactor,
  model('model number'),
  serial('serial number'),
  policy('policy'),
  state('state'),
];

/** Columns of the physical disks in one sled (docs/screens/operator.md section 2.2). */
export const sledDiskColumns = [
  id('ID'),
  formFactor,
  col.text('Vendor', ({ vendor }) => vendor, { rank: 3, width: 6 }),
  model('Model'),
  serial('Serial'),
  policy('Policy'),
  state('State'),
];
