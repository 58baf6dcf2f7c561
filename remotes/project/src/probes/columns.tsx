import type { ProbeInfo } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { externalIpText } from './external-ip.ts';
import { SledName } from './sled-name.tsx';

const col = columns<ProbeInfo>();

/** Columns of the probes of a project (docs/screens/operator.md section 7.1). */
export const probeColumns = (project: string, serials: ReadonlyMap<string, string>) => [
  col.link(
    'Name',
    ({ name }) => name,
    ({ name }) => to('/projects/:project/probes/:probe', { project, probe: name }),
  ),
  col.custom('Sled', ({ sled }) => <SledName sled={sled} serials={serials} />, {
    rank: 2,
    width: 10,
    value: ({ sled }) => serials.get(sled) ?? sled,
  }),
  col.ip('Private IP', (probe) => probe.interface.ip, { link: false, copy: true }),
  col.list(
    'External IPs',
    ({ externalIps }) => externalIps.map((one) => ({ kind: one.kind, value: externalIpText(one) })),
    'External IPs',
    { rank: 2 },
  ),
];
