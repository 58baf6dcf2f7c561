import type { Vpc } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { RuleCount } from './rule-count.tsx';
import { vpcPath } from './tabs.ts';

const col = columns<Vpc>();

/** Columns of a project's VPCs (docs/screens/network-access.md section 1.1). */
export const vpcColumns = (project: string) => [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => vpcPath({ project, vpc: name }),
    { width: 15 },
  ),
  col.text('DNS name', ({ dnsName }) => dnsName, { rank: 2, width: 13, labeled: true }),
  col.description(({ description }) => description, 'description', {
    // The rest of the line would be cut off by it
    meta: () => null,
  }),
  col.custom('Firewall Rules', ({ name }) => <RuleCount place={{ project, vpc: name }} />, {
    rank: 2,
    width: 9,
    labeled: true,
  }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
