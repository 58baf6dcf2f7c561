import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
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

/** Form, API, and how the form is called, of every resource that a form renames. */
type Form = readonly [
  noun: string,
  name: string,
  at: string,
  api: string,
  more?: Parameters<typeof description>[4],
];

/** The same form renames it and changes its description; a colleague changes the description once more. */
const renaming = ([noun, name, at, api, { submit = `Update ${noun}`, ...more } = {}]: Form): [
  string,
  Change,
] => [
  `the name of ${noun} ${name}`,
  {
    at,
    make: async () => {
      const dialog = await openDialog(`Edit ${noun}`);
      fill(dialog.getByRole('textbox', { name: 'Name' }), 'by-me');
      fill(dialog.getByRole('textbox', { name: 'Description' }), 'By me');
      fireEvent.click(dialog.getByRole('button', { name: submit }));
      // The page then has the new name
      await waitFor(() => expect(screen.queryByRole('dialog', { name: `Edit ${noun}` })).toBeNull());
    },
    undone: `Name and description of ${noun} ${name} restored`,
    between: () => ['PUT', api.replace(name, 'by-me'), { description: 'By a colleague', ...more }],
    refusal: `The description of ${noun} by-me is now “By a colleague”. Nothing was changed.`,
  },
];

const POOLS = '/system/networking/ip-pools';
const OF_GROUP = { submit: 'Edit group' };

const FORMS: readonly Form[] = [
  ['project', 'edge-cache', `${EDGE}/edit`, '/v1/projects/edge-cache'],
  ['floating IP', 'tls-entry', `${EDGE}/floating-ips/tls-entry/edit`, `/v1/floating-ips/tls-entry?${IN}`],
  ['VPC', 'default', `${VPC}/edit`, `/v1/vpcs/default?${IN}`],
  ['router', 'regional', `${VPC}/routers/regional/edit`, `/v1/vpc-routers/regional?${IN_VPC}`],
  ['subnet', 'default', `${VPC}/subnets/default/edit`, `/v1/vpc-subnets/default?${IN_VPC}`],
  [
    'route',
    'to-nowhere',
    `${VPC}/routers/regional/routes/to-nowhere/edit`,
    `/v1/vpc-router-routes/to-nowhere?${IN_VPC}&router=regional`,
    { destination: { type: 'ip_net', value: '192.0.2.0/24' }, target: { type: 'drop' } },
  ],
  [
    'anti-affinity group',
    'cache-spread',
    `${EDGE}/affinity/cache-spread/edit`,
    `/v1/anti-affinity-groups/cache-spread?${IN}`,
    OF_GROUP,
  ],
  [
    'affinity group',
    'ingest-chain',
    `${EDGE}/affinity-groups/ingest-chain/edit`,
    `/v1/affinity-groups/ingest-chain?${IN}`,
    OF_GROUP,
  ],
  ['IP pool', 'public-v4', `${POOLS}/public-v4/edit`, '/v1/system/ip-pools/public-v4'],
  [
    'receiver',
    'pager-bridge',
    '/system/alerting/receivers/pager-bridge/edit',
    '/v1/webhooks/receivers/pager-bridge',
  ],
];

/** Changes of descriptions and names in forms. */
export const OF_DESCRIPTIONS: readonly (readonly [string, Change])[] = [
  ...FORMS.map((form) => description(...form)),
  ...FORMS.map(renaming),
];
