import { useMemo } from 'react';
import { includesRole, roleOfMe } from '@console/shared/access';
import { currentUser } from '@console/shared/access/queries';
import { AccessList, useMe, useFleetRole } from '@console/shared/access/ui';
import { useQuery } from '@console/shared/query';
import { Message, RetryButton, Skeleton } from '@console/shared/ui';
import { policyOfSilo, siloLevel } from './queries.ts';

const EMPTY = {
  title: 'No authorized users',
  body: 'Give someone permission to view, edit, or administer this silo.',
  create: 'Add user or group',
};

/** The tab `Access` of a silo's page: who has which role on it (docs/screens/operator.md section 4.2). `silo` is its name. */
export function SiloAccess({ silo }: { silo: string }) {
  const policy = useQuery(policyOfSilo(silo));
  const me = useMe();
  const isOwn = useQuery(currentUser()).data?.siloName === silo;
  const fleet = useFleetRole();
  const level = useMemo(() => siloLevel(silo, isOwn), [silo, isOwn]);
  if (policy.isError)
    return (
      <Message
        variant="destructive"
        title="The access of the silo could not be loaded"
        action={<RetryButton onClick={() => void policy.refetch()} />}
      >
        {policy.error.message}
      </Message>
    );
  if (!policy.data) return <Skeleton kind="row" />;
  const isAdmin = isOwn && roleOfMe(me, policy.data) === 'admin';
  return (
    <AccessList
      plural="Roles"
      level={level}
      policy={policy.data}
      rights={{
        mayManage: fleet === undefined ? undefined : isAdmin || includesRole(fleet, 'collaborator'),
        needs: 'Needs the silo admin or the fleet collaborator role',
      }}
      empty={EMPTY}
    />
  );
}
