import type { ExternalIp } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { PoolName } from './pool-name.tsx';

const col = columns<ExternalIp>();

/** What a floating IP has and an ephemeral one has not. */
const ifFloating = (key: 'name' | 'description') => (ip: ExternalIp) =>
  ip.kind === 'floating' ? ip[key] : null;

/** Columns of the addresses an instance is reached at from outside. */
export const externalIpColumns = [
  col.ip('ip', ({ ip }) => ip, { link: true, width: 15 }),
  col.tag('Kind', ({ kind }) => kind, {
    tip: 'An ephemeral IP belongs to this instance and goes with it. A floating IP can be moved to another one.',
  }),
  col.text('name', ifFloating('name'), { rank: 2 }),
  col.description(ifFloating('description')),
  col.custom('pool', (ip) => <PoolName ip={ip} />, { rank: 3, width: 9 }),
];

/** Identity of a row: ephemeral addresses have no id. */
export const externalIpId = (ip: ExternalIp): string => (ip.kind === 'floating' ? ip.id : ip.ip);

/** Name of a row: ephemeral addresses have no name. */
export const externalIpName = (ip: ExternalIp): string => (ip.kind === 'floating' ? ip.name : ip.ip);
