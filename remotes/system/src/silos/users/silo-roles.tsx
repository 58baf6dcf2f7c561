import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Dash, Tag } from '@console/shared/ui';
import { siloPolicy } from '../queries.ts';
import { rolesOf } from './rows.ts';

/** A user's direct roles in the silo; the page works without them. */
export function SiloRoles({ silo, userId }: { silo: string; userId: string }) {
  const policy = useQuery(siloPolicy(silo));
  return (
    <LookupCell query={policy}>
      {(data) => {
        const roles = rolesOf(data, userId);
        return roles.length === 0 ? (
          <Dash />
        ) : (
          roles.map((role) => <Tag key={role} raw>{`silo.${role}`}</Tag>)
        );
      }}
    </LookupCell>
  );
}
