import { Folder } from 'lucide-react';
import { useMemo } from 'react';
import type { Project } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, useLoaded, usePage } from '@console/shared/query';
import { matchPath, Outlet, useLocation } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { type Command, docsUrl, lazy } from '@console/shared/runtime';
import { ExtensionCards, useListExtensions } from '@console/shared/extensions';
import { ListPage } from '@console/shared/table';
import { DocsPopover, InPlace } from '@console/shared/ui';
import { useRefusal } from '../access/refusal.ts';
import { projectActions } from './actions.tsx';
import { projectColumns } from './columns.tsx';
import { allProjects, projectPage } from '../base/projects/queries.ts';

const EMPTY = {
  icon: Folder,
  title: 'No projects',
  body: 'Projects hold instances, disks, and networks. Create one to get started.',
  create: 'New project',
};

const NOUN = ['project', 'projects'] as const;

// Few users need it, and its chunk contains the forms
const OpenByName = lazy(
  'Open a project by name',
  async () => (await import(/* webpackChunkName: "projects-open" */ './open-by-name.tsx')).OpenByName,
  InPlace,
);

const NOTHING = {};

const OWN = { of: (project: Project) => ({ project }), columns: projectColumns, actions: projectActions };

export function Component() {
  return useLoaded(projectPage()).isRefused ? <Refused /> : <Projects />;
}

function Refused() {
  return (
    <>
      <OpenByName />
      <Outlet />
    </>
  );
}

function Projects() {
  const page = usePage(projectPage);
  const edited = matchPath('/projects/:project/edit', useLocation().pathname)?.params.project;
  const refusal = useRefusal({ role: 'collaborator' });
  const list = useListExtensions('project', OWN);
  useCommands(useProjectCommands(page, refusal === undefined));
  return (
    <>
      <ListPage
        title="Projects"
        help={<Help />}
        create={{ label: 'New project', to: to('/projects-new'), reason: refusal }}
        page={page}
        columns={list.columns}
        actions={list.actions}
        activeId={page.items.find(({ name }) => name === edited)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => (
          <BulkBar {...{ noun: NOUN, actions: projectActions, rows, selection }} added={list.bulk(rows)} />
        )}
      />
      <ExtensionCards place="home.card" with={NOTHING} />
      <Outlet />
      {list.opened}
    </>
  );
}

/** Palette entries: a new project, and all projects, not only this page of them. */
function useProjectCommands(page: PageState<Project>, mayCreate: boolean): Command[] {
  const projects = useEveryRow(page, allProjects());
  return useMemo(
    () => [
      ...(mayCreate ? [{ group: 'Actions', label: 'New project', to: to('/projects-new') }] : []),
      ...projects.map(({ name }) => ({
        group: 'Go to project',
        label: name,
        to: to('/projects/:project/instances', { project: name }),
      })),
    ],
    [projects, mayCreate],
  );
}

function Help() {
  return (
    <DocsPopover
      topic="projects"
      summary="A project is a container for instances and their resources. Access is granted per project."
      links={[
        { label: 'Key Concepts', href: docsUrl('guides/key-entities-and-concepts') },
        { label: 'Projects', href: docsUrl('guides/onboarding-projects') },
      ]}
    />
  );
}
