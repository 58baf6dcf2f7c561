import type { Silo } from '@console/shared/api';
import { humanize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { IdentityMode, IdentityWords } from './identity-mode.tsx';

const col = columns<Silo>();

export const siloColumns = [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/system/silos/:silo', { silo: name }),
  ),
  col.description(({ description }) => description, 'description', {
    meta: ({ description }) => description || null,
  }),
  col.boolean('discoverable', ({ discoverable }) => discoverable, { meta: () => null }),
  col.custom('Identity mode', ({ identityMode }) => <IdentityMode mode={identityMode} />, {
    rank: 2,
    width: 9,
    meta: ({ identityMode }) => <IdentityWords mode={identityMode} />,
    value: ({ identityMode }) => humanize(identityMode),
  }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
