import type { ExternalIp } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { FloatingIpLink, PoolOfIp } from './cells.tsx';

const col = columns<ExternalIp>();

/** Columns that apply to floating IPs only. */
const ifFloating = (key: 'name' | 'description') => (ip: ExternalIp) =>
  ip.kind === 'floating' ? ip[key] : null;

/** Columns of an instance's external addresses. Keep them in a `useMemo`. */
export const externalIpColumns = (project: string) => [
  col.ip('ip', ({ ip }) => ip, { link: true, width: 15 }),
  col.tag('Kind', ({ kind }) => kind, {
    tip: 'An ephemeral IP is released with its instance. A floating IP can be moved to another instance.',
  }),
  col.custom('name', (ip) => <FloatingIpLink project={project} ip={ip} />, {
    rank: 2,
    value: ifFloating('name'),
    meta: ifFloating('name'),
  }),
  col.description(ifFloating('description')),
  col.custom('pool', (ip) => <PoolOfIp ip={ip} />, { rank: 3, width: 9 }),
];

/** Identity of a row: ephemeral addresses have no id. */
export const externalIpId = (ip: ExternalIp): string => (ip.kind === 'floating' ? ip.id : ip.ip);

/** Name of a row: ephemeral addresses have no name. */
export const externalIpName = (ip: ExternalIp): string => (ip.kind === 'floating' ? ip.name : ip.ip);
