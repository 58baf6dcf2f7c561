import type { Instance } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { StateCell } from './state-cell.tsx';

const col = columns<Instance>();

/** Columns of a project's instances. Keep them in a `useMemo`. */
export const instanceColumns = (project: string) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/projects/:project/instances/:instance/storage', { project, instance: name }),
  ),
  col.custom('state', (instance) => <StateCell instance={instance} />, {
    width: 15.5,
    value: ({ runState }) => runState,
  }),
  col.number(
    'CPU',
    ({ ncpus }) => ncpus,
    (ncpus) => (ncpus === 1 ? 'vCPU' : 'vCPUs'),
  ),
  col.size('Memory', ({ memory }) => memory),
  col.date('created', ({ timeCreated }) => timeCreated),
];
