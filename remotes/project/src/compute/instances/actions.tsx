import { CircleStop, Columns2, Copy, Play, RotateCw, Scaling, SquareTerminal } from 'lucide-react';
import {
  type Action,
  type ActionReason,
  deleteAction,
  neededPart,
  type Settles,
} from '@console/shared/actions';
import {
  instanceDelete,
  instanceReboot,
  instanceStart,
  instanceStop,
  type Instance,
  type Write,
} from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { fetchPart } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { comparePath } from '../../base/instances/compare.ts';
import { chosenDisks } from './delete/chosen-disks.ts';
import { deleteDisks } from './delete/delete-disks.tsx';
import { DeleteConsequence } from './delete/consequence.tsx';
import { allows, type InstanceAction, onlyIn, STARTED } from '../../base/instances/states.ts';

/** Context of the actions: the page on which they are offered. */
export interface InstanceActionContext {
  /** Name of the project of the instances. */
  project: string;
  /** Opens the resize modal. */
  onResize: (instance: Instance) => void;
  /** Opens the plan of clones. */
  onClone: (instance: Instance) => void;
  /** Leaves the page of the deleted instance. */
  onDeleted?: () => unknown;
}

/**
 * Actions of an instance, in menu order (docs/screens/compute-storage.md section 5.1). Keep the list in a `useMemo`.
 */
export const instanceActions = ({
  project,
  onResize,
  onClone,
  onDeleted,
}: InstanceActionContext): readonly Action<Instance>[] => [
  ...powerActions(project),
  resize(onResize),
  clone(onClone),
  compare(project),
  viewSerialConsole(project),
  remove(project, onDeleted),
];

/** Start, stop and reboot: for pages that show only the console of an instance. */
export const powerActions = (project: string): readonly Action<Instance>[] => [
  start(project),
  stop(project),
  reboot(project),
];

const start = (project: string): Action<Instance> => ({
  id: 'start',
  label: 'Start',
  icon: Play,
  section: 'state',
  allowed: inState('start', 'started'),
  confirm: ({ name }) => ({
    title: 'Confirm start instance',
    body: bold`Start ${name}?`,
    errorTitle: `Error starting ${name}`,
  }),
  ...changeState(project, instanceStart, STARTED),
  done: say('Starting'),
  many: {},
});

const stop = (project: string): Action<Instance> => ({
  id: 'stop',
  label: 'Stop',
  icon: CircleStop,
  section: 'state',
  allowed: inState('stop', 'stopped'),
  confirm: ({ name }) => ({
    title: 'Confirm stop instance',
    body: (
      <>
        Stop <b>{name}</b>? It keeps its disks and IP addresses. Its CPU and memory are freed until the next
        start.
      </>
    ),
    danger: true,
    errorTitle: `Error stopping ${name}`,
  }),
  ...changeState(project, instanceStop, { to: ['stopped'], failed: ['failed'], done: 'stopped' }),
  done: say('Stopping'),
  many: {
    consequence:
      'They keep their disks and IP addresses. Their CPU and memory are freed until the next start.',
  },
});

const reboot = (project: string): Action<Instance> => ({
  id: 'reboot',
  label: 'Reboot',
  icon: RotateCw,
  section: 'state',
  allowed: inState('reboot', 'rebooted'),
  confirm: ({ name }) => ({
    title: 'Confirm reboot instance',
    body: bold`Reboot ${name}? Running workloads are interrupted.`,
    danger: true,
    errorTitle: `Error rebooting ${name}`,
  }),
  ...changeState(project, instanceReboot, {
    to: ['running'],
    failed: ['failed'],
    done: 'rebooted',
    isRound: true,
  }),
  done: say('Rebooting'),
  many: { consequence: 'Running workloads are interrupted.' },
});

const resize = (onResize: InstanceActionContext['onResize']): Action<Instance> => ({
  id: 'resize',
  label: 'Resize',
  icon: Scaling,
  section: 'edit',
  allowed: onceStopped('resize', 'resized'),
  run: onResize,
});

const clone = (onClone: InstanceActionContext['onClone']): Action<Instance> => ({
  id: 'clone',
  label: 'Clone…',
  icon: Copy,
  section: 'edit',
  allowed: ({ runState }) =>
    (runState !== 'creating' && runState !== 'destroyed') || 'The instance must have been created first',
  run: onClone,
});

const compare = (project: string): Action<Instance> => ({
  id: 'compare',
  label: 'Compare…',
  icon: Columns2,
  section: 'view',
  to: ({ name }) => comparePath(project, [name]),
});

/** Always allowed: the page itself waits for a starting instance, and explains when no console is available. */
const viewSerialConsole = (project: string): Action<Instance> => ({
  id: 'serial-console',
  label: 'View serial console',
  icon: SquareTerminal,
  section: 'view',
  to: ({ name }) => to('/projects/:project/instances/:instance/serial-console', { project, instance: name }),
});

const remove = (project: string, onDeleted: InstanceActionContext['onDeleted']): Action<Instance> =>
  deleteAction({
    noun: 'instance',
    title: 'Confirm delete instance',
    consequence: (instance) => <DeleteConsequence project={project} instance={instance} />,
    many: { consequence: 'The instances are deleted permanently. Their disks are detached and kept.' },
    allowed: onceStopped('delete', 'deleted'),
    call: (instance) => callTo(instanceDelete, target(project, instance)),
    done: say('Deleting'),
    continues: true,
    after: async ({ id }) => {
      const disks = chosenDisks(id);
      // Leave the page first: deleting the disks would refetch the tabs of the deleted instance
      await onDeleted?.();
      await deleteDisks(disks);
    },
  });

/** Returns `true`, or a text with the required states. `done` ends the sentence: `started`, `resized`. */
function inState(action: InstanceAction, done: string) {
  return (instance: Instance): true | ActionReason => allows(action, instance) || onlyIn(action, done);
}

/** Like `inState`, for actions that a running instance allows after it was stopped. */
function onceStopped(action: InstanceAction, done: string) {
  const reason = onlyIn(action, done);
  const wayOut = (instance: Instance) => (allows('stop', instance) ? `${reason}. Stop it first.` : reason);
  return (instance: Instance): true | ActionReason => allows(action, instance) || wayOut(instance);
}

const following = () =>
  neededPart(fetchPart(() => import(/* webpackChunkName: "followers" */ './following.ts')));

/** Sends a request that changes the state, which is then followed until it has settled. */
function changeState(
  project: string,
  operation: Write<'instanceStart' | 'instanceStop' | 'instanceReboot'>,
  settles: Settles,
): Pick<Action<Instance>, 'call' | 'prepare' | 'run'> {
  const call = (instance: Instance) => callTo(operation, target(project, instance));
  const run = async (instance: Instance) => {
    const { followInstance } = await following();
    return followInstance(project, await call(instance).send(), settles);
  };
  return { call, run, prepare: () => void following().catch(() => undefined) };
}

const target = (project: string, { name }: Instance) => ({ path: { instance: name }, query: { project } });

const say =
  (doing: string) =>
  ({ name }: Instance) => (
    <>
      {doing} instance <b>{name}</b>
    </>
  );
