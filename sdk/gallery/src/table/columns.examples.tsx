import { Pencil } from 'lucide-react';
import { apiError } from '@console/shared/api';
import {
  columns,
  EmptyCell,
  IpCell,
  type Lookup,
  LookupCell,
  NameButton,
  Table,
  TypeValueCell,
} from '@console/shared/table';
import { IconButton, Property, PropertiesTable } from '@console/shared/ui';

interface Address {
  readonly id: string;
  readonly name: string;
  readonly ip?: string;
  readonly kind?: string;
  readonly target?: { readonly type: string; readonly value: string };
  readonly tags: readonly string[];
  readonly isDefault: boolean;
  readonly isEnabled: boolean;
  readonly free?: number;
}

const ADDRESSES: readonly Address[] = [
  {
    id: '0f6c3a52-7d1b-4a80-9a5e-1c2b3d4e5f60',
    name: 'web',
    ip: '203.0.113.7',
    kind: 'floating_ip',
    target: { type: 'vpc', value: 'Main' },
    tags: ['a', 'b', 'c', 'd'],
    isDefault: true,
    isEnabled: true,
    free: 12_345,
  },
  {
    id: '1f6c3a52-7d1b-4a80-9a5e-1c2b3d4e5f61',
    name: 'without-any',
    tags: [],
    isDefault: false,
    isEnabled: false,
  },
];

const col = columns<Address>();

const PLAIN = [
  col.link(
    'name',
    ({ name }) => name,
    () => '/gallery/columns',
  ),
  col.tag('kind', ({ kind }) => kind),
  col.number('free', ({ free }) => free, 'IPs', { tip: 'Addresses that nothing uses' }),
  col.boolean('default', ({ isDefault }) => isDefault),
  col.enabled('state', ({ isEnabled }) => isEnabled),
];

/** Kinds of plain values */
export function Plain() {
  return <Table label="Plain values" rows={ADDRESSES} columns={PLAIN} copyId={false} variant="inset" />;
}

const ADDRESSED = [
  col.name('name', ({ name }) => name),
  col.ip('ip', ({ ip }) => ip, { copy: true }),
  col.id('ID', ({ id }) => id),
  col.typeValue('target', ({ target }) => target),
  col.list('tags', ({ tags }) => tags.map((value) => ({ value })), 'Other tags', { rank: 1 }),
];

/** Addresses, ids and lists */
export function Addressed() {
  return <Table label="Addresses" rows={ADDRESSES} columns={ADDRESSED} copyId={false} variant="inset" />;
}

const GROUPED = [
  col.name('name', ({ name }) => name),
  col.group('Use', [col.number('free', ({ free }) => free), col.text('address', ({ ip }) => ip)]),
  col.custom('edit', ({ name }) => <IconButton label={`Edit ${name}`} icon={Pencil} />, { width: 5 }),
];

/** Groups, and cells of your own */
export function Grouped() {
  return (
    <Table label="Groups of columns" rows={ADDRESSES} columns={GROUPED} copyId={false} variant="inset" />
  );
}

const OPENING = [
  col.custom('name', ({ id, name, ip }) => (
    <NameButton name={ip === undefined ? id : name} isId={ip === undefined} onOpen={() => undefined} />
  )),
  col.text('address', ({ ip }) => ip),
];

/** Names that open details beside the list, one of them unknown */
export function Opening() {
  return <Table label="Opened beside" rows={ADDRESSES} columns={OPENING} copyId={false} variant="inset" />;
}

/** Cells on their own */
export function Cells() {
  return (
    <PropertiesTable label="Cells" inset={false}>
      <Property label="Address">
        <IpCell ip="203.0.113.7" link copy />
      </Property>
      <Property label="Target">
        <TypeValueCell pair={{ type: 'subnet', value: 'default' }} />
      </Property>
      <Property label="None">
        <EmptyCell />
      </Property>
    </PropertiesTable>
  );
}

const error = (kind: 'not-found' | 'server') => apiError({ kind, message: 'Not read' });
const LOOKUPS: readonly (readonly [label: string, query: Lookup<{ name: string }>])[] = [
  ['Loading', { isPending: true, error: null }],
  ['Read', { data: { name: 'web-1' }, isPending: false, error: null }],
  ['Gone', { isPending: false, error: error('not-found') }],
  ['Failed', { isPending: false, error: error('server') }],
];

/** Looked up by an id */
export function Lookups() {
  return (
    <PropertiesTable label="Lookups" inset={false}>
      {LOOKUPS.map(([label, query]) => (
        <Property key={label} label={label}>
          <LookupCell query={query}>{({ name }) => name}</LookupCell>
        </Property>
      ))}
    </PropertiesTable>
  );
}
