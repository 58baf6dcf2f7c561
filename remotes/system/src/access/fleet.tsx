import { useMemo } from 'react';
import { includesRole } from '@console/shared/access';
import { AccessList, useFleetRole } from '@console/shared/access/ui';
import { useLoaded, useQueries, useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { AccessFrame } from './frame.tsx';
import { hasMappedAdmin, mappingRows, mapsAdmin } from './mappings.ts';
import { allSilos, fleetLevel, fleetPolicy, policyOfSilo } from './queries.ts';

const EMPTY = {
  title: 'No fleet roles assigned',
  body: 'Give permission to view, edit or administer the system.',
  create: 'Add user or group',
};

export function Component() {
  const policy = useLoaded(fleetPolicy());
  const silos = useQuery(allSilos());
  const rows = useMemo(() => mappingRows(silos.data?.items ?? []), [silos.data]);
  const hasOtherAdmins = useMappedAdmins();
  const role = useFleetRole();
  return (
    <AccessFrame>
      <AccessList
        level={useMemo(() => fleetLevel(hasOtherAdmins), [hasOtherAdmins])}
        policy={policy}
        moreRows={rows}
        rights={{
          mayManage: role === undefined ? undefined : includesRole(role, 'admin'),
          needs: 'Needs the fleet admin role',
        }}
        empty={EMPTY}
      >
        {silos.isError && <Message variant="notice">Role mappings could not be loaded.</Message>}
        {rows.length > 0 && (
          <Message>
            A mapping gives everyone with a silo role a fleet role. Mappings are set when a silo is created.
          </Message>
        )}
      </AccessList>
    </AccessFrame>
  );
}

/** Whether a known role mapping makes someone a fleet admin. */
function useMappedAdmins(): boolean {
  const silos = (useQuery(allSilos()).data?.items ?? []).filter(mapsAdmin);
  const policies = useQueries(silos.map(({ name }) => policyOfSilo(name)));
  return silos.some((silo, index) => {
    const policy = policies[index]?.data;
    return policy !== undefined && hasMappedAdmin(silo, policy);
  });
}
