import { Link2, Network } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLoaded, useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { ListTab, wholePage } from '@console/shared/table';
import { Button, ButtonLink } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { LinkPoolModal } from '../lazy-forms.ts';
import { allPools, siloPools } from '../queries.ts';
import { poolActions } from './actions.tsx';
import { poolColumns } from './columns.tsx';

/** The IP pools that users of a silo allocate addresses from (docs/screens/system-settings-auth.md section 4b). */
export function PoolsTab({ silo }: { silo: string }) {
  const { items } = useLoaded(siloPools(silo));
  const [isLinking, setLinking] = useState(false);
  const link = () => setLinking(true);
  const current = items.find(({ isDefault }) => isDefault);
  const refusal = useFleetRefusal();
  const actions = useMemo(() => poolActions(silo, current, refusal), [silo, current, refusal]);
  const page = useMemo(() => wholePage(`pools of ${silo}`, items), [silo, items]);
  return (
    <>
      <ListTab
        plural="IP pools"
        page={page}
        columns={poolColumns}
        actions={actions}
        headerActions={
          <Button icon={Link2} disabledReason={refusal} onClick={link}>
            Link pool
          </Button>
        }
        empty={{
          icon: Network,
          title: 'No IP pools',
          body: 'Without a pool, users of this silo cannot allocate external addresses.',
          action: refusal === undefined && <WayOut onLink={link} />,
        }}
      />
      {isLinking && <LinkPoolModal silo={silo} linked={items} onDismiss={() => setLinking(false)} />}
    </>
  );
}

/** The suggestion for a silo without pools: link an existing one, or create the first. */
function WayOut({ onLink }: { onLink: () => void }) {
  const pools = useQuery(allPools()).data?.items;
  if (!pools) return null;
  return pools.length > 0 ? (
    <Button onClick={onLink}>Link pool</Button>
  ) : (
    <ButtonLink to={to('/system/networking/ip-pools-new')}>New IP pool</ButtonLink>
  );
}
