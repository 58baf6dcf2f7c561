import type { BgpConfig } from '@console/shared/api';
import { columns } from '@console/shared/table';
import type { ConfigUsers } from './use-config-users.ts';
import { UsedBy } from './used-by.tsx';

const col = columns<BgpConfig>();

/** Columns of the BGP configs (docs/screens/operator.md section 3.5). Keep them in a `useMemo`. */
export const configColumns = (users: ConfigUsers | undefined) => {
  const usersOf = ({ id }: BgpConfig) => users?.get(id) ?? [];
  return [
    col.name('Name', ({ name }) => name, { width: 13 }),
    col.custom('ASN', ({ asn }) => asn, { width: 8, align: 'end', value: ({ asn }) => asn }),
    col.text('VRF', ({ vrf }) => vrf, { rank: 3, width: 8 }),
    col.custom('Used by', (config) => <UsedBy names={usersOf(config)} isKnown={users !== undefined} />, {
      rank: 2,
      width: 14,
      value: (config) => usersOf(config).join(', '),
      meta: (config) => usersOf(config).join(', ') || null,
      tip: 'Port settings whose peers use this config.',
    }),
    col.description(({ description }) => description, 'Description', { meta: () => null }),
    col.date('Created', ({ timeCreated }) => timeCreated),
  ];
};
