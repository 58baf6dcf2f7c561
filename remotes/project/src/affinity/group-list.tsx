import { Group as GroupIcon } from 'lucide-react';
import { useMemo } from 'react';
import { BulkBar } from '@console/shared/bulk';
import { useLoaded } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { useCommands } from '@console/shared/routing';
import { ListTab, wholePage } from '@console/shared/table';
import { groupActions } from './actions.tsx';
import { groupColumns } from './columns.tsx';
import type { GroupKind } from './kinds.ts';

/** The groups of one kind, a tab of the page of both kinds (docs/screens/network-access.md section 12.1). */
export function GroupList({ kind, project }: { kind: GroupKind; project: string }) {
  const groups = useLoaded(kind.all(project)).items;
  const columns = useMemo(() => groupColumns(kind, project), [kind, project]);
  const actions = useMemo(() => groupActions(kind, project), [kind, project]);
  const create = kind.createPath(project);
  useCommands(
    useMemo(
      () => [
        { group: 'Actions', label: `New ${kind.noun}`, to: create },
        ...groups.map(({ name }) => ({
          group: `Go to ${kind.noun}`,
          label: name,
          to: kind.pagePath({ project, group: name }),
        })),
      ],
      [kind, project, create, groups],
    ),
  );
  return (
    <>
      <ListTab
        plural={`${kind.title}s`}
        create={{ label: 'New group', to: create }}
        page={wholePage(`${kind.id} ${project}`, groups)}
        columns={columns}
        actions={actions}
        empty={{
          icon: GroupIcon,
          title: `No ${kind.noun}s`,
          body: `${kind.sense} Create a group to see it here.`,
        }}
        bulk={(rows, selection) => (
          <BulkBar noun={[kind.noun, `${kind.noun}s`]} {...{ actions, rows, selection }} />
        )}
      />
      <Outlet />
    </>
  );
}
