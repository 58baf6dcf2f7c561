import type { IdentityProvider } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Link, Tag } from '@console/shared/ui';

const col = columns<IdentityProvider>();

/** Columns of the identity providers of a silo. Only SAML providers have a page with settings. */
export const providerColumns = (silo: string) => [
  col.custom(
    'name',
    ({ name, providerType }) =>
      providerType === 'saml' ? (
        <Link variant="name" to={to('/system/silos/:silo/idps/saml/:provider', { silo, provider: name })}>
          {name}
        </Link>
      ) : (
        name
      ),
    { value: ({ name }) => name },
  ),
  col.description(({ description }) => description),
  col.custom('Type', ({ providerType }) => <Tag raw>{providerType}</Tag>, {
    rank: 2,
    width: 8,
    value: ({ providerType }) => providerType,
    meta: ({ providerType }) => providerType,
  }),
  col.date('created', ({ timeCreated }) => timeCreated),
];
