import { fireEvent } from '@testing-library/react';
import { type Change, EDGE, IN, IN_VPC, VPC } from './undo-change.ts';
import { fill, openDialog } from '../testing/screen.tsx';

/** An edit form in which the description is changed, and the path at which a colleague changes it. */
const description = (
  noun: string,
  name: string,
  at: string,
  api: string,
  {
    submit = `Update ${noun}`,
    ...more
  }: { readonly submit?: string; readonly [field: string]: unknown } = {},
): [string, Change] => [
  `the description of ${noun} ${name}`,
  {
    at,
    make: async () => {
      const dialog = await openDialog(`Edit ${noun}`);
      fill(dialog.getByRole('textbox', { name: 'Description' }), 'By me');
      fireEvent.click(dialog.getByRole('button', { name: submit }));
    },
    undone: `Description of ${noun} ${name} restored`,
    between: () => ['PUT', api, { description: 'By a colleague', ...more }],
    refusal: `The description of ${noun} ${name} is now “By a colleague”. Nothing was changed.`,
  },
];

const POOLS = '/system/networking/ip-pools';
const OF_GROUP = { submit: 'Edit group' };

/** Changes of descriptions in forms. */
export const OF_DESCRIPTIONS: readonly (readonly [string, Change])[] = [
  description('project', 'edge-cache', `${EDGE}/edit`, '/v1/projects/edge-cache'),
  description(
    'floating IP',
    'tls-entry',
    `${EDGE}/floating-ips/tls-entry/edit`,
    `/v1/floating-ips/tls-entry?${IN}`,
  ),
  description('VPC', 'default', `${VPC}/edit`, `/v1/vpcs/default?${IN}`),
  description('router', 'regional', `${VPC}/routers/regional/edit`, `/v1/vpc-routers/regional?${IN_VPC}`),
  description('subnet', 'default', `${VPC}/subnets/default/edit`, `/v1/vpc-subnets/default?${IN_VPC}`),
  description(
    'route',
    'to-nowhere',
    `${VPC}/routers/regional/routes/to-nowhere/edit`,
    `/v1/vpc-router-routes/to-nowhere?${IN_VPC}&router=regional`,
    { destination: { type: 'ip_net', value: '192.0.2.0/24' }, target: { type: 'drop' } },
  ),
  description(
    'anti-affinity group',
    'cache-spread',
    `${EDGE}/affinity/cache-spread/edit`,
    `/v1/anti-affinity-groups/cache-spread?${IN}`,
    OF_GROUP,
  ),
  description(
    'affinity group',
    'ingest-chain',
    `${EDGE}/affinity-groups/ingest-chain/edit`,
    `/v1/affinity-groups/ingest-chain?${IN}`,
    OF_GROUP,
  ),
  description('IP pool', 'public-v4', `${POOLS}/public-v4/edit`, '/v1/system/ip-pools/public-v4'),
  description(
    'receiver',
    'pager-bridge',
    '/system/alerting/receivers/pager-bridge/edit',
    '/v1/webhooks/receivers/pager-bridge',
  ),
];
