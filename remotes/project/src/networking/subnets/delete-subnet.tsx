import { useState } from 'react';
import type { VpcSubnet } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { DeleteDialog } from '../deletion/delete-dialog.tsx';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { blockersIn } from '../vpcs/vpc-deletion.ts';
import { subnetDeletion } from './actions.tsx';
import { subnetInterfaces } from './queries.ts';

interface DeleteSubnetProps {
  place: VpcPlace;
  subnet: VpcSubnet;
  /** Called after the deletion. */
  onDeleted?: (() => unknown) | undefined;
  onDismiss: () => void;
}

/** The confirmation of a subnet's deletion, which shows the interfaces that block it (network-access.md section 17, B-N1). */
export function DeleteSubnet({ place, subnet, onDeleted, onDismiss }: DeleteSubnetProps) {
  const [isStarted, setStarted] = useState(false);
  const { data, isPending, isError } = useQuery(subnetInterfaces({ ...place, subnet: subnet.name }), {
    enabled: !isStarted,
  });
  return (
    <DeleteDialog
      noun="subnet"
      name={subnet.name}
      place={place}
      plan={{
        isPending,
        isUnsure: isError,
        blockers: blockersIn([subnet], [data?.items ?? []]),
        whole: {
          project: place.project,
          vpc: { id: subnet.vpcId, name: place.vpc },
          subnets: [{ id: subnet.id, name: subnet.name }],
          isWhole: false,
        },
      }}
      consequence={`Its blocks ${subnet.ipv4Block} and ${subnet.ipv6Block} become free.`}
      request={subnetDeletion(place, subnet)}
      onBusy={setStarted}
      onDone={async () => {
        toast({ content: bold`Subnet ${subnet.name} deleted` });
        await onDeleted?.();
        onDismiss();
      }}
      onDismiss={onDismiss}
    />
  );
}
