import { useState } from 'react';
import type { VpcSubnet } from '@console/shared/api';
import { useQueries, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { DeleteDialog, type DeletionPlan } from '../deletion/delete-dialog.tsx';
import { allSubnets, subnetInterfaces } from '../subnets/queries.ts';
import type { VpcPlace } from './tabs.ts';
import { blockersIn, vpcDeletion } from './vpc-deletion.ts';

interface DeleteVpcProps {
  place: VpcPlace;
  id: string;
  /** Called after the deletion. */
  onDeleted?: (() => unknown) | undefined;
  onDismiss: () => void;
}

/** The confirmation of a VPC's deletion: shows what blocks it, or which subnets are deleted first (network-access.md section 17, B-N1). */
export function DeleteVpc({ place, id, onDeleted, onDismiss }: DeleteVpcProps) {
  const [isStarted, setStarted] = useState(false);
  const plan = useVpcPlan(place, id, isStarted);
  return (
    <DeleteDialog
      noun="VPC"
      name={place.vpc}
      place={place}
      plan={plan}
      consequence={
        plan.whole.subnets.length > 0
          ? 'Its subnets are deleted first. Its firewall rules, routers and internet gateways are deleted with it.'
          : 'Its firewall rules, routers and internet gateways are deleted with it.'
      }
      request={vpcDeletion(place)}
      onBusy={setStarted}
      onDone={async () => {
        toast({ content: bold`VPC ${place.vpc} deleted` });
        await onDeleted?.();
        onDismiss();
      }}
      onDismiss={onDismiss}
    />
  );
}

const identityOf = ({ id, name }: VpcSubnet) => ({ id, name });

/** Reads the subnets of the VPC and their interfaces. Sends no requests during the deletion. */
function useVpcPlan(place: VpcPlace, id: string, isStarted: boolean): DeletionPlan {
  const subnets = useQuery(allSubnets(place.project, place.vpc), { enabled: !isStarted });
  const known = subnets.data?.items ?? [];
  const interfaces = useQueries(
    isStarted ? [] : known.map(({ name }) => subnetInterfaces({ ...place, subnet: name })),
  );
  const isUnsure = subnets.isError || interfaces.some(({ isError }) => isError);
  return {
    isPending: subnets.isPending || interfaces.some(({ isPending }) => isPending),
    isUnsure,
    blockers: blockersIn(
      known,
      interfaces.map(({ data }) => data?.items ?? []),
    ),
    whole: {
      project: place.project,
      vpc: { id, name: place.vpc },
      subnets: known.map(identityOf),
      isWhole: true,
    },
    unused: known.filter((_, index) => interfaces[index]?.data?.items.length === 0).map(identityOf),
  };
}
