import type { VpcRouter } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { routerById } from '../routers/queries.ts';

interface RouterNameProps {
  /** Id of the custom router; absent for none. */
  routerId: string | null | undefined;
  /** The routers that are already loaded; another one is looked up. */
  known: readonly VpcRouter[];
}

/** The custom router that a subnet uses, with a link to its page; `Deleted` when it no longer exists. */
export function RouterName({ routerId, known }: RouterNameProps) {
  const place = useParams('/projects/:project/vpcs/:vpc');
  const router = known.find(({ id }) => id === routerId);
  const lookup = useQuery(routerById(routerId ?? ''), { enabled: Boolean(routerId) && !router });
  return (
    <LookupCell query={router ? { data: router, isPending: false, error: null } : lookup} none={!routerId}>
      {({ name }) => (
        <Link to={to('/projects/:project/vpcs/:vpc/routers/:router', { ...place, router: name })}>
          {name}
        </Link>
      )}
    </LookupCell>
  );
}
