import { Globe } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FloatingIp } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { type Command, docsUrl } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { DocsPopover } from '@console/shared/ui';
import { allInstances } from '../../base/instances/queries.ts';
import { floatingIpActions, floatingIpMenu } from './actions.tsx';
import { floatingIpColumns } from './columns.tsx';
import { AttachModal, MoveModal, PoolPanel } from './lazy-dialogs.tsx';
import { allFloatingIps, allPools, floatingIpPage } from './queries.ts';

const EMPTY = {
  icon: Globe,
  title: 'No floating IPs',
  body: 'A floating IP is an address that stays with the project. Create one to see it here.',
  create: 'New Floating IP',
};

const NOUN = ['floating IP', 'floating IPs'] as const;

/** The open dialog, about a floating IP in the state of its row, or about a pool. */
type Open =
  | { readonly dialog: 'attach' | 'move'; readonly floatingIp: FloatingIp }
  | { readonly poolId: string };

export function Component() {
  const { project } = useParams('/projects/:project/floating-ips');
  const page = usePage(floatingIpPage(project));
  const instances = useQuery(allInstances(project)).data?.items;
  const pools = useQuery(allPools()).data?.items;
  const [open, setOpen] = useState<Open>();
  const { floatingIp: edited } = useRawParams();
  const columns = useMemo(
    () =>
      floatingIpColumns({
        project,
        instances: instances ?? [],
        pools: pools ?? [],
        onPool: (poolId) => setOpen({ poolId }),
      }),
    [project, instances, pools],
  );
  const context = useMemo(
    () => ({
      project,
      instanceName: (id: string) => instances?.find((instance) => instance.id === id)?.name,
      onAttach: (floatingIp: FloatingIp) => setOpen({ dialog: 'attach', floatingIp }),
      onMove: (floatingIp: FloatingIp) => setOpen({ dialog: 'move', floatingIp }),
    }),
    [project, instances],
  );
  const menu = useMemo(() => floatingIpMenu(context), [context]);
  const actions = useMemo(() => floatingIpActions(context), [context]);
  useCommands(useListCommands(project, page));
  const about = open && 'dialog' in open ? open : undefined;
  // A response may arrive after its dialog was closed and another one opened
  const close = () => setOpen((now) => (now === open ? undefined : now));
  return (
    <>
      <ListPage
        title="Floating IPs"
        help={<Help />}
        create={{ label: 'New Floating IP', to: to('/projects/:project/floating-ips-new', { project }) }}
        page={page}
        columns={columns}
        actions={menu}
        activeId={about?.floatingIp.id ?? page.items.find(({ name }) => name === edited)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      {about?.dialog === 'attach' && (
        <AttachModal project={project} floatingIp={about.floatingIp} onDismiss={close} />
      )}
      {about?.dialog === 'move' && (
        <MoveModal project={project} floatingIp={about.floatingIp} onDismiss={close} />
      )}
      {open && 'poolId' in open && <PoolPanel poolId={open.poolId} onDismiss={close} />}
      <Outlet />
    </>
  );
}

/** Palette entries: a new floating IP, and all of the project to be edited, not only this page of them. */
function useListCommands(project: string, page: PageState<FloatingIp>): Command[] {
  const floatingIps = useEveryRow(page, allFloatingIps(project));
  return useMemo(
    () => [
      {
        group: 'Actions',
        label: 'New floating IP',
        to: to('/projects/:project/floating-ips-new', { project }),
      },
      ...floatingIps.map(({ name }) => ({
        group: 'Edit floating IP',
        label: name,
        to: to('/projects/:project/floating-ips/:floatingIp/edit', { project, floatingIp: name }),
      })),
    ],
    [project, floatingIps],
  );
}

function Help() {
  return (
    <DocsPopover
      topic="floating IPs"
      summary="A floating IP is an independent address. Attach it to an instance, detach it, or move it to another one. It is kept when the instance is deleted."
      links={[
        { label: 'Put a web server on the internet', href: '/guides/web-server' },
        { label: 'Floating IPs', href: docsUrl('guides/managing-floating-ips') },
      ]}
    />
  );
}
