import type { InstanceNetworkInterface } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { Mono } from '@console/shared/ui';
import { InstanceLink } from '../instance-link.tsx';

const col = columns<InstanceNetworkInterface>();

/** Columns of the network interfaces in a subnet (docs/screens/operator.md section 7.4). */
export const interfaceColumns = (project: string) => {
  const instance = ({ instanceId }: InstanceNetworkInterface) => (
    <InstanceLink project={project} id={instanceId} />
  );
  return [
    col.name('Name', ({ name }) => name, { width: 6 }),
    col.custom('Instance', instance, { rank: 2, width: 9, meta: instance }),
    col.ip('IP', ({ ip }) => ip, { width: 9 }),
    col.custom('MAC', ({ mac }) => <Mono>{mac}</Mono>, {
      rank: 2,
      width: 10,
      meta: ({ mac }) => mac,
      value: ({ mac }) => mac,
    }),
    col.boolean('Primary', ({ primary }) => primary, {
      width: 5,
      meta: ({ primary }) => (primary ? 'Primary' : null),
    }),
    col.list(
      'Transit IPs',
      ({ transitIps }) => (transitIps ?? []).map((value) => ({ value })),
      'Other transit IPs',
      {
        max: 1,
        rank: 2,
        width: 9,
        labeled: true,
        wraps: true,
        meta: ({ transitIps = [] }) => (transitIps.length > 0 ? transitIps.join(', ') : null),
      },
    ),
  ];
};
