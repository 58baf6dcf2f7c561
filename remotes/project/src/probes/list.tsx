import { Radar } from 'lucide-react';
import { useMemo } from 'react';
import type { Sled } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useActionCommand, useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { DocsPopover } from '@console/shared/ui';
import { probeActions } from './actions.tsx';
import { probeColumns } from './columns.tsx';
import { knownSleds, probePage } from './queries.ts';
import { serialsOf } from './serials.ts';

const EMPTY = {
  icon: Radar,
  title: 'No probes',
  body: 'A probe measures the network of the project from a sled. Create one to get started.',
  create: 'New probe',
};

const NOUN = ['probe', 'probes'] as const;

const NO_SLEDS: readonly Sled[] = [];

export function Component() {
  const { project } = useParams('/projects/:project/probes');
  const page = usePage(probePage(project));
  const sleds = useQuery(knownSleds()).data?.items ?? NO_SLEDS;
  // The row of the probe in the open panel stays highlighted
  const { probe: shown } = useRawParams();
  const columns = useMemo(() => probeColumns(project, serialsOf(sleds)), [project, sleds]);
  const actions = useMemo(() => probeActions(project), [project]);
  const create = to('/projects/:project/probes-new', { project });
  useActionCommand('New probe', create);
  return (
    <>
      <ListPage
        title="Probes"
        help={<Help />}
        create={{ label: 'New probe', to: create }}
        page={page}
        columns={columns}
        actions={actions}
        activeId={page.items.find(({ name }) => name === shown)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      <Outlet />
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="probes"
      summary="Probes are experimental. A probe runs on a sled, in the default subnet of the project, and measures its network."
      links={[{ label: 'Networking', href: docsUrl('guides') }]}
    />
  );
}
