import { includesRole, roleOfMe } from '@console/shared/access';
import { siloPolicy } from '@console/shared/access/queries';
import { AccessList, useMe } from '@console/shared/access/ui';
import { useLoaded } from '@console/shared/query';
import { AccessHelp } from './help.tsx';
import { siloLevel } from './queries.ts';

const EMPTY = {
  title: 'No authorized users',
  body: 'Give someone permission to view, edit, or administer this silo.',
  create: 'Add user or group',
};

const LEVEL = siloLevel();

export function Component() {
  const policy = useLoaded(siloPolicy());
  const role = roleOfMe(useMe(), policy);
  return (
    <AccessList
      title="Silo Access"
      help={<AccessHelp level="silo" />}
      level={LEVEL}
      policy={policy}
      rights={{
        mayManage: role === undefined ? undefined : includesRole(role, 'admin'),
        needs: 'Needs the silo admin role',
      }}
      empty={EMPTY}
    />
  );
}
