import { Server } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { antiAffinityGroupMemberList, instanceList } from '@console/shared/api';
import { refresh, usePage } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { DocsPopover } from '@console/shared/ui';
import { instanceActions } from './actions.tsx';
import { instanceColumns } from './columns.tsx';
import { usePolling } from './polling.ts';
import { instancePage } from './queries.ts';
import { useAnnounceSettled } from './settling.ts';

// Forms come with the first one that opens.
const ResizeModal = lazy(async () => ({
  default: (await import(/* webpackChunkName: "resize" */ './resize.tsx')).ResizeModal,
}));

const EMPTY = {
  icon: Server,
  title: 'No instances',
  body: 'Instances are the virtual machines of a project. Create one to see it here.',
};

export function Component() {
  const { project } = useParams('/projects/:project/instances');
  const page = usePage(instancePage(project), { poll: usePolling() });
  useAnnounceSettled(page.items);
  const [resizingId, setResizingId] = useState<string>();
  const resizing = page.items.find(({ id }) => id === resizingId);
  const actions = useMemo(
    () => instanceActions({ project, onResize: ({ id }) => setResizingId(id) }),
    [project],
  );
  return (
    <>
      <ListPage
        title="Instances"
        help={<Help />}
        refresh={{
          onRefresh: () => refresh(instanceList, antiAffinityGroupMemberList),
          updatedAt: page.updatedAt,
          hint: 'Updates by itself every minute, and every few seconds after a change of state',
        }}
        page={page}
        columns={instanceColumns}
        actions={actions}
        activeId={resizingId}
        empty={EMPTY}
      />
      {resizing && (
        <Suspense fallback={null}>
          <ResizeModal
            key={resizing.id}
            instance={resizing}
            project={project}
            onDismiss={() => setResizingId(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="instances"
      summary="An instance is a virtual machine. It runs on the hardware of the rack, boots from a disk and is reached over the network of its project."
      links={[
        { label: 'Instances', href: docsUrl('guides/managing-instances') },
        { label: 'Remote Access', href: docsUrl('guides/remote-access') },
        { label: 'Instance Actions', href: docsUrl('guides/managing-instances#_actions') },
      ]}
    />
  );
}
