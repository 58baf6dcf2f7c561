import { ArrowRightLeft, Link2, Pencil, Unplug } from 'lucide-react';
import { type Action, actionItems, type ActionReason, deleteAction } from '@console/shared/actions';
import { type FloatingIp, floatingIpDelete, floatingIpDetach } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { bold } from '@console/shared/ui';
import { floatingIpByName } from './queries.ts';
import { undoAttachment, undoAttachments } from './undo.ts';

/** Input of the actions from their page. */
export interface FloatingIpActionContext {
  /** Name of the project. */
  readonly project: string;
  /** Returns the name of an instance, when it is known. */
  readonly instanceName: (id: string) => string | undefined;
  /** Opens the modal that attaches it. */
  readonly onAttach: (floatingIp: FloatingIp) => void;
  /** Opens the modal that moves it to another instance. */
  readonly onMove: (floatingIp: FloatingIp) => void;
}

/** The actions of a floating IP, in menu order (docs/screens/network-access.md section 8.1). */
export const floatingIpActions = (context: FloatingIpActionContext): readonly Action<FloatingIp>[] => [
  edit(context.project),
  attach(context.onAttach),
  move(context.onMove),
  detach(context),
  remove(context.project),
];

/** The menu items of one: attach, or move and detach. */
export function floatingIpMenu(context: FloatingIpActionContext) {
  const actions = floatingIpActions(context);
  const ofFree = actions.filter(({ id }) => id !== 'move' && id !== 'detach');
  const ofAttached = actions.filter(({ id }) => id !== 'attach');
  return (floatingIp: FloatingIp, refusal?: ActionReason) =>
    actionItems(floatingIp.instanceId ? ofAttached : ofFree, floatingIp, refusal);
}

const edit = (project: string): Action<FloatingIp> => ({
  id: 'edit',
  label: 'Edit',
  icon: Pencil,
  section: 'edit',
  to: ({ name }) => to('/projects/:project/floating-ips/:floatingIp/edit', { project, floatingIp: name }),
  // The row contains all data of the form: it opens without a request
  run: (floatingIp) => seed(floatingIpByName(project, floatingIp.name), floatingIp),
});

const attach = (onAttach: FloatingIpActionContext['onAttach']): Action<FloatingIp> => ({
  id: 'attach',
  label: 'Attach',
  icon: Link2,
  section: 'edit',
  run: onAttach,
});

const move = (onMove: FloatingIpActionContext['onMove']): Action<FloatingIp> => ({
  id: 'move',
  label: 'Move',
  icon: ArrowRightLeft,
  section: 'edit',
  run: onMove,
});

function detach({ instanceName }: FloatingIpActionContext): Action<FloatingIp> {
  const attachmentsOf = (all: readonly FloatingIp[]) =>
    all.flatMap((floatingIp) => {
      const { instanceId: id } = floatingIp;
      return id ? [{ floatingIp, from: { id, name: instanceName(id) } }] : [];
    });
  return {
    id: 'detach',
    label: 'Detach',
    icon: Unplug,
    section: 'edit',
    danger: true,
    allowed: ({ instanceId }) => Boolean(instanceId) || 'It is not attached to an instance',
    confirm: ({ name, ip, instanceId }) => {
      const instance = instanceName(instanceId ?? '');
      return {
        title: 'Detach Floating IP',
        body: (
          <>
            Detach floating IP <b>{name}</b> from {instance ? <b>{instance}</b> : 'its instance'}? The
            instance is no longer reachable at {ip}.
          </>
        ),
        errorTitle: 'Error detaching floating IP',
      };
    },
    call: ({ id }) => callTo(floatingIpDetach, { path: { floatingIp: id } }),
    done: ({ name }) => bold`Floating IP ${name} detached`,
    undo: (floatingIp) => {
      const [attachment] = attachmentsOf([floatingIp]);
      return attachment && undoAttachment(attachment);
    },
    many: {
      consequence: 'Their instances are no longer reachable at these addresses.',
      undo: (all) => undoAttachments(attachmentsOf(all)),
    },
  };
}

const remove = (project: string): Action<FloatingIp> =>
  deleteAction({
    noun: 'floating IP',
    title: 'Confirm delete floating IP',
    consequence: 'Its address returns to the pool, and someone else may allocate it.',
    many: { consequence: 'Their addresses return to the pool, and someone else may allocate them.' },
    allowed: ({ instanceId }) => !instanceId || 'Detach the floating IP from its instance before deleting it',
    call: ({ name }) => callTo(floatingIpDelete, { path: { floatingIp: name }, query: { project } }),
  });
