import { Globe } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ExternalIp, FloatingIp, Instance } from '@console/shared/api';
import { useLoaded, useQuery } from '@console/shared/query';
import { lazy, usePageRefusal } from '@console/shared/runtime';
import { TableCard } from '@console/shared/table';
import { Button, InDialog, useCopy } from '@console/shared/ui';
import { allFloatingIps } from '../../../networking/floating-ips/queries.ts';
import { floatingFirst } from '../external-ips.ts';
import { externalIps, networkInterfaces } from '../../../base/instances/queries.ts';
import { externalIpActions } from './external-ip-actions.tsx';
import { externalIpColumns, externalIpId, externalIpName } from './external-ip-columns.tsx';

/** Maximum number of floating IPs of an instance (docs/screens/compute-storage.md section 5.4.1). */
const FLOATING_MAX = 32;

const EMPTY = {
  icon: Globe,
  title: 'No external IPs',
  body: 'Attach an ephemeral or a floating IP to reach this instance from outside its VPC.',
};

// Forms are fetched when the first one opens.
const AttachEphemeral = lazy(
  'Attach ephemeral IP',
  async () =>
    (await import(/* webpackChunkName: "networking-forms" */ './attach-ephemeral.tsx')).AttachEphemeral,
  InDialog,
);
const AttachFloating = lazy(
  'Attach floating IP',
  async () =>
    (await import(/* webpackChunkName: "networking-forms" */ './attach-floating.tsx')).AttachFloating,
  InDialog,
);

export function ExternalIpsCard({ project, instance }: { project: string; instance: Instance }) {
  const { items } = useLoaded(externalIps(project, instance.name));
  const interfaces = useLoaded(networkInterfaces(project, instance.name)).items;
  const [attaching, setAttaching] = useState<'ephemeral' | 'floating'>();
  const { copy } = useCopy();
  const refusal = usePageRefusal();
  const rows = useMemo(() => floatingFirst(items), [items]);
  const columns = useMemo(() => externalIpColumns(project), [project]);
  const actions = useMemo(
    () => externalIpActions({ project, instance: instance.name, copy }),
    [project, instance.name, copy],
  );
  // A response may arrive after its modal was closed and another one opened
  const close = (which: typeof attaching) => setAttaching((open) => (open === which ? undefined : open));
  const hasEphemeral = items.some(({ kind }) => kind === 'ephemeral');
  return (
    <>
      <TableCard
        title="External IPs"
        headerActions={
          <>
            {!hasEphemeral && interfaces.length > 0 && (
              <Button disabledReason={refusal} onClick={() => setAttaching('ephemeral')}>
                Attach ephemeral IP
              </Button>
            )}
            <AttachFloatingButton
              project={project}
              instance={instance}
              attached={items}
              onPress={() => setAttaching('floating')}
            />
          </>
        }
        rows={rows}
        columns={columns}
        rowId={externalIpId}
        rowName={externalIpName}
        copyId={false}
        actions={actions}
        empty={EMPTY}
      />
      {attaching === 'ephemeral' && (
        <AttachEphemeral project={project} instance={instance.name} onDismiss={() => close('ephemeral')} />
      )}
      {attaching === 'floating' && (
        <AttachFloating project={project} instance={instance} onDismiss={() => close('floating')} />
      )}
    </>
  );
}

interface AttachFloatingButtonProps {
  project: string;
  instance: Instance;
  attached: readonly ExternalIp[];
  onPress: () => void;
}

function AttachFloatingButton({ project, instance, attached, onPress }: AttachFloatingButtonProps) {
  const all = useQuery(allFloatingIps(project)).data?.items;
  const refusal = usePageRefusal();
  return (
    <Button disabledReason={refusal ?? floatingRefusal(instance, attached, all)} onClick={onPress}>
      Attach floating IP
    </Button>
  );
}

/** Why no floating IP can be attached now. Those of the project may be unknown. */
function floatingRefusal(
  { runState }: Instance,
  attached: readonly ExternalIp[],
  all: readonly FloatingIp[] | undefined,
) {
  if (runState === 'failed') return 'A floating IP cannot be attached to an instance that has failed';
  const count = attached.filter(({ kind }) => kind === 'floating').length;
  if (count >= FLOATING_MAX) return `An instance can have at most ${FLOATING_MAX} floating IPs`;
  return all?.every(({ instanceId }) => instanceId) ? 'No available floating IPs' : undefined;
}
