import { Folder } from 'lucide-react';
import { useMemo } from 'react';
import type { Project } from '@console/shared/api';
import { type PageState, usePage, useQuery } from '@console/shared/query';
import { matchPath, Outlet, useLocation } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { type Command, docsUrl } from '@console/shared/runtime';
import { ListPage } from '@console/shared/table';
import { DocsPopover } from '@console/shared/ui';
import { projectActions } from './actions.tsx';
import { projectColumns } from './columns.tsx';
import { allProjects, projectPage } from './queries.ts';

const EMPTY = {
  icon: Folder,
  title: 'No projects',
  body: 'Projects hold instances, disks and networks. Create one to get started.',
  create: 'New Project',
};

export function Component() {
  const page = usePage(projectPage);
  const edited = matchPath('/projects/:project/edit', useLocation().pathname)?.params.project;
  useCommands(useProjectCommands(page));
  return (
    <>
      <ListPage
        title="Projects"
        help={<Help />}
        create={{ label: 'New Project', to: to('/projects-new') }}
        page={page}
        columns={projectColumns}
        actions={projectActions}
        activeId={page.items.find(({ name }) => name === edited)?.id}
        empty={EMPTY}
      />
      <Outlet />
    </>
  );
}

/** Palette entries: a new project, and every project there is, not just this page of them. */
function useProjectCommands(page: PageState<Project>): Command[] {
  const isPart = page.hasPrev || page.hasNext;
  const all = useQuery(allProjects(), { enabled: isPart });
  const projects = (isPart && all.data?.items) || page.items;
  return useMemo(
    () => [
      { group: 'Actions', label: 'New project', to: to('/projects-new') },
      ...projects.map(({ name }) => ({
        group: 'Go to project',
        label: name,
        to: to('/projects/:project/instances', { project: name }),
      })),
    ],
    [projects],
  );
}

function Help() {
  return (
    <DocsPopover
      topic="projects"
      summary="A project is a container for instances and everything they need. Access is granted to a project as a whole."
      links={[
        { label: 'Key Concepts', href: docsUrl('guides/key-entities-and-concepts') },
        { label: 'Projects', href: docsUrl('guides/onboarding-projects') },
      ]}
    />
  );
}
