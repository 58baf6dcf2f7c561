import type { VpcRouter } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { confirmAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { Skeleton } from '@console/shared/ui';
import { allSubnets } from '../subnets/queries.ts';
import { UsedBy } from '../used-by.tsx';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** Text of a confirmation: what is deleted along with a router, and the subnets that use it, with links to change that. */
export function RouterUse({ place, router }: { place: VpcPlace; router: VpcRouter }) {
  const isPending = useAtomValue(confirmAtom)?.pending ?? false;
  // After the confirmation the router may no longer exist
  const { data, isError } = useQuery(allSubnets(place.project, place.vpc), { enabled: !isPending });
  const followers = (data?.items ?? []).filter(({ customRouterId }) => customRouterId === router.id);
  return (
    <>
      Its routes are deleted too.{' '}
      <Followers isKnown={data !== undefined} isError={isError} count={followers.length} />
      {followers.length > 0 && (
        <UsedBy
          label="Subnets that use this router"
          users={followers.map(({ id, name }) => ({
            key: id,
            name,
            to: to('/projects/:project/vpcs/:vpc/subnets/:subnet/edit', { ...place, subnet: name }),
          }))}
        />
      )}
    </>
  );
}

function Followers({ isKnown, isError, count }: { isKnown: boolean; isError: boolean; count: number }) {
  if (!isKnown && isError) return 'The subnets that use it could not be loaded.';
  if (!isKnown) return <Skeleton width="60%" />;
  if (count === 0) return 'No subnet uses it.';
  return `${count === 1 ? 'This subnet uses it and then has' : 'These subnets use it and then have'} only the system router:`;
}
