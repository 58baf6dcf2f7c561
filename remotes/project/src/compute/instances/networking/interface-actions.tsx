import { Pencil, Star } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import {
  type Instance,
  type InstanceNetworkInterface,
  instanceNetworkInterfaceDelete,
} from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { bold } from '@console/shared/ui';
import { InterfaceConsequences } from '../../../networking/reachability/interface-changes-part.ts';
import { allows } from '../../../base/instances/states.ts';
import { changeInterface, interfaceCall } from './change-interface.ts';

/** Input of the actions: the instance of the interfaces. */
export interface InterfaceActionContext {
  /** Names of the project and of the instance. */
  place: { readonly project: string; readonly instance: string };
  instance: Pick<Instance, 'runState'>;
  /** Whether it has more than one interface. */
  hasOthers: boolean;
  /** Opens the form of an interface. */
  onEdit: (nic: InstanceNetworkInterface) => void;
}

/** Why the interfaces of an instance cannot be changed now; `undefined` when they can. */
export function interfaceRefusal(instance: Pick<Instance, 'runState'>): string | undefined {
  if (allows('updateNic', instance)) return undefined;
  const reason = 'Network interfaces can only be changed while the instance is stopped';
  return allows('stop', instance) ? `${reason}. Stop it first.` : reason;
}

/** The actions of a network interface, in menu order (docs/screens/compute-storage.md section 5.4.3). Keep the list in a `useMemo`. */
export function interfaceActions(
  context: InterfaceActionContext,
): readonly Action<InstanceNetworkInterface>[] {
  const { place, instance, hasOthers, onEdit } = context;
  const refusal = interfaceRefusal(instance);
  return [
    {
      id: 'make-primary',
      label: 'Make primary',
      icon: Star,
      section: 'edit',
      allowed: ({ primary }) => refusal ?? (primary ? 'This is already the primary interface' : true),
      call: (nic) => interfaceCall(nic, { primary: true }),
      run: (nic) => changeInterface(nic, { primary: true }),
      done: ({ name }) => bold`Network interface ${name} is now primary`,
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
    deleteAction({
      noun: 'network interface',
      consequence: ({ ip, vpcId }) => (
        <>
          Its address {ip} is released.
          <InterfaceConsequences {...place} vpc={{ id: vpcId }} change={{ kind: 'removed', address: ip }} />
        </>
      ),
      allowed: ({ primary }) =>
        refusal ??
        (primary && hasOthers
          ? 'The primary interface cannot be deleted while there are others. Make another one primary first.'
          : true),
      call: ({ id }) => callTo(instanceNetworkInterfaceDelete, { path: { interface: id } }),
    }),
  ];
}
