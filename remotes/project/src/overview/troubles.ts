import type { Disk, Instance, Snapshot } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { adviceOn, type Changing, isTakingLong, type Moment } from '@console/shared/stuck';
import { sentenceOf } from '../compute/instances/auto-restart.ts';
import { changingOf as changeOfInstance } from '../base/instances/states.ts';
import { changingOf as changeOfDisk } from '../storage/disks/states.ts';
import { changingOf as changeOfSnapshot } from '../storage/snapshots/changing.ts';

/** A resource that has failed, or whose state lasts too long. */
export interface Trouble {
  readonly id: string;
  readonly kind: 'instance' | 'disk' | 'snapshot';
  readonly name: string;
  readonly state: string;
  /** When it entered the state, by the server's clock; undefined when the server does not report it. */
  readonly since?: Date;
  /** The next step and the remedy. */
  readonly text: string;
  /** Path of the page with the remedy. */
  readonly to: string;
}

/** The lists of a project; undefined for one that has not been read. */
export interface Lists {
  readonly instance?: readonly Instance[] | undefined;
  readonly disk?: readonly Disk[] | undefined;
  readonly snapshot?: readonly Snapshot[] | undefined;
}

const FAULTED_DISK = 'It can only be deleted. If its data is needed, contact support first.';
const FAULTED_SNAPSHOT = 'No disk or image can be created from it. Delete it and create another one.';

/** Failed resources first, then overdue ones; within both, instances before disks before snapshots, the oldest first. */
export function troublesOf(project: string, lists: Lists, moment: Moment): readonly Trouble[] {
  const { instance = [], disk = [], snapshot = [] } = lists;
  const restartAt = moment.now - moment.ahead;
  const ofInstance = (one: Instance) => ({
    id: one.id,
    kind: 'instance' as const,
    name: one.name,
    state: one.runState,
    since: one.timeRunStateUpdated,
    to: to('/projects/:project/instances/:instance/storage', { project, instance: one.name }),
  });
  const ofDisk = (one: Disk) => ({
    id: one.id,
    kind: 'disk' as const,
    name: one.name,
    state: one.state.state,
    to: to('/projects/:project/disks/:disk', { project, disk: one.name }),
  });
  const ofSnapshot = (one: Snapshot) => ({
    id: one.id,
    kind: 'snapshot' as const,
    name: one.name,
    state: one.state,
    to: `${to('/projects/:project/snapshots', { project })}?filter=${encodeURIComponent(one.name)}`,
  });
  const isLong = (changing: Changing) => isTakingLong(changing, moment);
  const failed: readonly Trouble[] = [
    ...instance
      .filter(({ runState }) => runState === 'failed')
      .map((one) => ({ ...ofInstance(one), text: sentenceOf(one, restartAt) }))
      .toSorted(byAge),
    ...disk
      .filter(({ state }) => state.state === 'faulted')
      .map((one) => ({ ...ofDisk(one), text: FAULTED_DISK })),
    ...snapshot
      .filter(({ state }) => state === 'faulted')
      .map((one) => ({ ...ofSnapshot(one), text: FAULTED_SNAPSHOT })),
  ];
  const long = <Row>(rows: readonly Row[], changeOf: (row: Row) => Changing, as: (row: Row) => Base) =>
    rows
      .map((row) => ({ row, changing: changeOf(row) }))
      .filter(({ changing }) => isLong(changing))
      .map(({ row, changing }) => ({ ...as(row), since: changing.since, text: adviceOn(changing, moment) }))
      .toSorted(byAge);
  return [
    ...failed,
    ...long(instance, changeOfInstance, ofInstance),
    ...long(disk, changeOfDisk, ofDisk),
    ...long(snapshot, changeOfSnapshot, ofSnapshot),
  ];
}

type Base = Omit<Trouble, 'text'>;

const byAge = (a: { since: Date }, b: { since: Date }) => Number(a.since) - Number(b.since);
