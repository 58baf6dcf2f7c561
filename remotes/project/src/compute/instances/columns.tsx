import type { Instance } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { ExternalIpsCell } from './external-ips-cell.tsx';
import { StateCell } from './state-cell.tsx';

const col = columns<Instance>();

/**
 * Columns of a project's instances. Keep them in a `useMemo`. Their widths add up to the width of the table in a 1280 px window.
 * @param addresses the external and private addresses of instances, by name, for the filter
 */
export const instanceColumns = (project: string, addresses: ReadonlyMap<string, readonly string[]>) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/projects/:project/instances/:instance/storage', { project, instance: name }),
  ),
  col.custom('state', (instance) => <StateCell instance={instance} />, {
    width: 14.5,
    cut: false,
    value: ({ runState }) => runState,
    counted: true,
  }),
  col.number(
    'CPU',
    ({ ncpus }) => ncpus,
    (ncpus) => (ncpus === 1 ? 'vCPU' : 'vCPUs'),
    { width: 5.75 },
  ),
  col.size('Memory', ({ memory }) => memory, { width: 6.25 }),
  col.custom('External IPs', ({ name }) => <ExternalIpsCell project={project} instance={name} />, {
    rank: 3,
    width: 11.75,
    kind: 'address',
    words: ({ name }) => addresses.get(name)?.join(' ') ?? '',
  }),
  col.date('created', ({ timeCreated }) => timeCreated, { width: 11 }),
];
