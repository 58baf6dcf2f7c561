import type { Project } from '@console/shared/api';
import { columns } from '@console/shared/table';

const col = columns<Project>();

/** Columns of the list. */
export const projectColumns = [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => `/projects/${name}/instances`,
  ),
  col.description(({ description }) => description, 'description'),
  col.date('created', ({ timeCreated }) => timeCreated),
];
