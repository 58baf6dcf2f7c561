import type { Disk, Instance } from '@console/shared/api';
import { humanize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { TakingLongMark } from '@console/shared/stuck';
import { columns, NameButton } from '@console/shared/table';
import { StatusBadge } from '@console/shared/ui';
import { AttachedTo } from './attached-to.tsx';
import { type SourceNames, sourceOf } from './source-names.ts';
import { changingOf, instanceIdOf } from './states.ts';

const col = columns<Disk>();

const state = col.custom(
  'state',
  (disk) => (
    <>
      <StatusBadge entity="disk" status={disk.state.state} />
      <TakingLongMark of={changingOf(disk)} />
    </>
  ),
  { width: 12, value: ({ state: { state: now } }) => humanize(now), counted: true },
);
const size = col.size('size', (disk) => disk.size);
const created = col.date('created', ({ timeCreated }) => timeCreated, { width: 11.5 });

/** Columns of a project's disks. `instances` are those that are loaded; others are looked up one by one. */
export const diskColumns = (
  project: string,
  instances: readonly Instance[] = [],
  sources: SourceNames = new Map(),
) => {
  const known = new Map(instances.map(({ id, name }) => [id, name]));
  const attachedTo = (disk: Disk) => (
    <AttachedTo project={project} instanceId={instanceIdOf(disk)} known={known} />
  );
  return [
    col.link(
      'name',
      ({ name }) => name,
      ({ name }) => to('/projects/:project/disks/:disk', { project, disk: name }),
    ),
    col.custom('Attached to', attachedTo, {
      rank: 2,
      width: 10,
      meta: (disk) => (instanceIdOf(disk) ? attachedTo(disk) : null),
      value: (disk) => known.get(instanceIdOf(disk) ?? ''),
    }),
    state,
    col.text('Source', (disk) => sourceOf(disk, sources), { rank: 3, width: 7.5 }),
    size,
    created,
  ];
};

/** Columns of the disks of an instance. A name opens the details of its disk. Keep them in a `useMemo`. */
export const instanceDiskColumns = (onOpen: (disk: Disk) => void) => [
  col.custom('Disk', (disk) => <NameButton name={disk.name} onOpen={() => onOpen(disk)} />, {
    value: ({ name }) => name,
  }),
  state,
  size,
  created,
];
