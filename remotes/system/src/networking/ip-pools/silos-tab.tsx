import { Building2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLoaded, useQuery } from '@console/shared/query';
import { lazy } from '@console/shared/runtime';
import { ListTab, wholePage } from '@console/shared/table';
import { InDialog } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { linkActions } from './link-actions.tsx';
import { siloName } from './known-silos.ts';
import { linkColumns } from './link-columns.tsx';
import { allLinks, everySilo } from './queries.ts';

const EMPTY = {
  icon: Building2,
  title: 'No linked silos',
  body: 'Link this pool to a silo so that its users can allocate addresses from it.',
  create: 'Link silo',
};

const LinkSilo = lazy(
  'Link silo',
  async () => (await import(/* webpackChunkName: "ip-pools-link-silo" */ './link-silo.tsx')).LinkSilo,
  InDialog,
);

/** The silos that can use a pool. */
export function SilosTab({ pool }: { pool: string }) {
  const { items } = useLoaded(allLinks(pool));
  const page = useMemo(
    () =>
      wholePage(
        `links of pool ${pool}`,
        items.map((link) => ({ ...link, id: link.siloId })),
      ),
    [pool, items],
  );
  const { data, isPending, error } = useQuery(everySilo());
  const silos = useMemo(() => ({ data, isPending, error }), [data, isPending, error]);
  const columns = useMemo(() => linkColumns(silos), [silos]);
  const refusal = useFleetRefusal();
  const actions = useMemo(() => linkActions(pool, silos, refusal), [pool, silos, refusal]);
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <ListTab
        plural="Linked silos"
        create={{ label: 'Link silo', onPress: () => setLinking(true), reason: refusal, plain: true }}
        page={page}
        columns={columns}
        actions={actions}
        rowName={({ siloId }) => siloName(silos, siloId) ?? siloId}
        copyId={false}
        empty={EMPTY}
      />
      {isLinking && <LinkSilo pool={pool} onDismiss={() => setLinking(false)} />}
    </>
  );
}
