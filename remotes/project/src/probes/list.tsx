import { Radar } from 'lucide-react';
import { useMemo } from 'react';
import type { Sled } from '@console/shared/api';
import { useFleetRefusal } from '@console/shared/access/ui';
import { BulkBar } from '@console/shared/bulk';
import { useLoaded, usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useActionCommand, useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { DocsPopover, EmptyState, PageHeader } from '@console/shared/ui';
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
  return useLoaded(probePage(project)()).isRefused ? <Refused /> : <Probes project={project} />;
}

/** Shown to users without a role on the fleet, also in place of the form and the panel. */
function Refused() {
  return (
    <>
      <PageHeader title="Probes" help={<Help />} />
      <EmptyState variant="page" icon={Radar} title="Only users with a role on the fleet can view probes">
        Probes run on the sleds of the fleet. An admin of the fleet can create them, and show you what they
        measure.
      </EmptyState>
    </>
  );
}

function Probes({ project }: { project: string }) {
  const page = usePage(probePage(project));
  const sleds = useQuery(knownSleds()).data?.items ?? NO_SLEDS;
  // The row of the probe in the open panel stays highlighted
  const { probe: shown } = useRawParams();
  const columns = useMemo(() => probeColumns(project, serialsOf(sleds)), [project, sleds]);
  const refusal = useFleetRefusal();
  const actions = useMemo(() => probeActions(project, refusal), [project, refusal]);
  const create = to('/projects/:project/probes-new', { project });
  useActionCommand('New probe', create, refusal);
  return (
    <>
      <ListPage
        title="Probes"
        help={<Help />}
        create={{ label: 'New probe', to: create, reason: refusal }}
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
