import { Pencil, Star, Trash2 } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import {
  type Instance,
  type InstanceNetworkInterface,
  instanceNetworkInterfaceDelete,
  instanceNetworkInterfaceUpdate,
} from '@console/shared/api';
import { runOperation } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { allows } from '../states.ts';

/** What the actions need to know of the instance whose interfaces they are offered for. */
export interface InterfaceActionContext {
  instance: Pick<Instance, 'runState'>;
  /** It has more than one interface. */
  hasOthers: boolean;
  /** Opens the form of an interface. */
  onEdit: (nic: InstanceNetworkInterface) => void;
}

/** Why the interfaces of an instance cannot be changed now, or `undefined` when they can. */
export function interfaceRefusal(instance: Pick<Instance, 'runState'>): string | undefined {
  if (allows('updateNic', instance)) return undefined;
  const reason = 'Network interfaces can only be changed while the instance is stopped';
  return allows('stop', instance) ? `${reason}. Stop it first.` : reason;
}

/**
 * What can be done with a network interface, in the order of its menu (screens/compute-storage.md, section 5.4.3). Keep
 * the list in a `useMemo`.
 */
export function interfaceActions(
  context: InterfaceActionContext,
): readonly Action<InstanceNetworkInterface>[] {
  const { instance, hasOthers, onEdit } = context;
  const refusal = interfaceRefusal(instance);
  return [
    {
      id: 'make-primary',
      label: 'Make primary',
      icon: Star,
      section: 'edit',
      allowed: ({ primary }) => refusal ?? (primary ? 'This is the primary interface already' : true),
      run: makePrimary,
      errorTitle: ({ name }) => `Could not make ${name} primary`,
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: Pencil,
      section: 'edit',
      allowed: () => refusal ?? true,
      run: onEdit,
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      section: 'delete',
      danger: true,
      allowed: ({ primary }) =>
        refusal ??
        (primary && hasOthers
          ? 'The primary interface cannot be deleted while there are others. Make another one primary first.'
          : true),
      confirm: ({ name, ip }) => ({
        title: 'Confirm delete',
        body: (
          <>
            Delete network interface <b>{name}</b>? Its address {ip} becomes free for others.
          </>
        ),
        errorTitle: 'Could not delete resource',
      }),
      run: remove,
    },
  ];
}

async function makePrimary({ id, name, transitIps }: InstanceNetworkInterface) {
  await runOperation(instanceNetworkInterfaceUpdate, {
    path: { interface: id },
    // An update without the networks would clear them
    body: { primary: true, transitIps },
  });
  toast({
    content: (
      <>
        Network interface <b>{name}</b> is now primary
      </>
    ),
  });
}

async function remove({ id, name }: InstanceNetworkInterface) {
  await runOperation(instanceNetworkInterfaceDelete, { path: { interface: id } });
  toast({
    content: (
      <>
        Network interface <b>{name}</b> deleted
      </>
    ),
  });
}
