import type { Project } from '@console/shared/api';
import { formatDate } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';

const col = columns<Project>();

export const projectColumns = [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/projects/:project/instances', { project: name }),
    { width: 17.5 },
  ),
  col.description(({ description }) => description, 'description', {
    meta: ({ description, timeCreated }) => description || formatDate(timeCreated).date,
  }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
