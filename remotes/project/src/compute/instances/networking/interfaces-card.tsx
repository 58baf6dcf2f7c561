import { Network } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  type Instance,
  type InstanceNetworkInterface,
  instanceNetworkInterfaceCreate,
  type InstanceNetworkInterfaceCreate,
} from '@console/shared/api';
import { useSearchParams } from '@console/shared/router';
import { callTo, useLoaded } from '@console/shared/query';
import { lazy, toast, usePageRefusal } from '@console/shared/runtime';
import { TableCard } from '@console/shared/table';
import { bold, Button, InDialog } from '@console/shared/ui';
import { INTERFACES_FULL, INTERFACES_MAX } from '../limits.ts';
import { networkInterfaces } from '../../../base/instances/queries.ts';
import { ReachabilityLink } from './reachability-link.tsx';
import { interfaceActions, interfaceRefusal } from './interface-actions.tsx';
import { interfaceColumns } from './interface-columns.tsx';

const EMPTY = {
  icon: Network,
  title: 'No network interfaces',
  body: 'Without an interface, the instance has no network. Add one while the instance is stopped.',
};

// Forms are fetched when the first one opens.
const InterfaceForm = lazy(
  'Add network interface',
  async () => (await import(/* webpackChunkName: "networking-forms" */ './interface-form.tsx')).InterfaceForm,
  InDialog,
);
const EditInterface = lazy(
  'Edit network interface',
  async () => (await import(/* webpackChunkName: "networking-forms" */ './interface-edit.tsx')).EditInterface,
  InDialog,
);

/** The open form: for a new interface, or for an existing one. */
type OpenForm = { readonly nic?: InstanceNetworkInterface };

export function InterfacesCard({ project, instance }: { project: string; instance: Instance }) {
  const { items } = useLoaded(networkInterfaces(project, instance.name));
  const [form, setForm] = useState<OpenForm>();
  // The interface that a search has found
  const asked = useSearchParams()[0].get('nic') ?? undefined;
  const { name, runState } = instance;
  const hasOthers = items.length > 1;
  const actions = useMemo(
    () =>
      interfaceActions({
        place: { project, instance: name },
        instance: { runState },
        hasOthers,
        onEdit: (nic) => setForm({ nic }),
      }),
    [project, name, runState, hasOthers],
  );
  const columns = useMemo(() => interfaceColumns(project), [project]);
  const siblings = useMemo(
    () => items.map(({ vpcId, subnetId }) => ({ vpc: vpcId, subnet: subnetId })),
    [items],
  );
  const refusal = usePageRefusal() ?? interfaceRefusal(instance);
  const refusesMore = refusal ?? (items.length >= INTERFACES_MAX ? INTERFACES_FULL : undefined);
  // A response may arrive after its form was closed and another one opened
  const close = () => setForm((open) => (open === form ? undefined : open));
  return (
    <>
      <TableCard
        title="Network interfaces"
        description={refusal ?? 'External traffic arrives at the primary interface.'}
        headerActions={
          <>
            <ReachabilityLink project={project} instance={instance.name} vpc={items[0]?.vpcId} />
            <Button disabledReason={refusesMore} onClick={() => setForm({})}>
              Add network interface
            </Button>
          </>
        }
        rows={items}
        columns={columns}
        actions={actions}
        activeId={form?.nic?.id ?? asked}
        empty={EMPTY}
      />
      {form && !form.nic && (
        <InterfaceForm
          project={project}
          siblings={siblings}
          instance={name}
          submitDisabledReason={refusesMore}
          call={(body) =>
            callTo(instanceNetworkInterfaceCreate, { query: { project, instance: instance.name }, body })
          }
          onDone={sayAdded}
          onDismiss={close}
        />
      )}
      {form?.nic && (
        <EditInterface
          place={{ project, instance: name }}
          nic={form.nic}
          submitDisabledReason={refusal}
          onDismiss={close}
        />
      )}
    </>
  );
}

const sayAdded = ({ name }: InstanceNetworkInterfaceCreate) =>
  toast({ content: bold`Network interface ${name} added` });
