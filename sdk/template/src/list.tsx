import { ChartColumn } from 'lucide-react';
import { usePage } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { to, useCommands } from '@console/shared/routing';
import { ListPage } from '@console/shared/table';
import { projectColumns } from './columns.tsx';
import { projectPage } from './queries.ts';

const NEW = to('/__name__-new');

const EMPTY = {
  icon: ChartColumn,
  title: 'No projects',
  body: 'Each project has a line here. Create one to get started.',
  create: 'New project',
};

/** Entries of the palette on this page. */
const COMMANDS = [{ group: 'Actions', label: 'New project', to: NEW }];

export function Component() {
  const page = usePage(projectPage);
  useCommands(COMMANDS);
  return (
    <>
      <ListPage
        title="__label__"
        create={{ label: 'New project', to: NEW }}
        page={page}
        columns={projectColumns}
        empty={EMPTY}
      />
      <Outlet />
    </>
  );
}
