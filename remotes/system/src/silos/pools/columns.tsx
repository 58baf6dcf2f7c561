import { CircleCheck } from 'lucide-react';
import type { SiloIpPool } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { to } from '@console/shared/routing';
import { Tag } from '@console/shared/ui';

const col = columns<SiloIpPool>();

export const poolColumns = [
  col.link(
    'name',
    ({ name }) => name,
    ({ name }) => to('/system/networking/ip-pools/:pool', { pool: name }),
  ),
  col.description(({ description }) => description),
  col.custom(
    'Default',
    ({ isDefault }) =>
      isDefault && (
        <Tag raw icon={CircleCheck} tone="success">
          default
        </Tag>
      ),
    {
      width: 8,
      value: ({ isDefault }) => (isDefault ? 'default' : ''),
      meta: ({ isDefault }) => (isDefault ? 'default' : null),
    },
  ),
];
