import type { Mock } from '@console/mock';
import { fireEvent, screen } from '@testing-library/react';
import { type Change, EDGE, IN, IN_VPC, VPC, type Write } from './undo-change.ts';
import { choose, confirmIn, fill, openDialog, press, rowAction } from '../testing/screen.tsx';

const buttonIn = async (dialog: string, name: string) =>
  press((await openDialog(dialog)).getByRole('button', { name }));
const pool = 'public-v4';
/** A stopped instance, which can be added to a group, becomes a member. */
const STOPPED = 'schema-migrator';
const joins = (kind: 'affinity' | 'antiAffinity', group: string) => ({
  prepare: ({ store: { tables } }: Mock) => {
    const groupId = tables[`${kind}Groups`].find(({ name }) => name === group)?.id ?? '';
    const instanceId = tables.instances.find(({ name }) => name === STOPPED)?.id ?? '';
    tables[`${kind}Members`].put({ id: 'a-member', groupId, instanceId });
  },
});

const member = (
  at: string,
  noun: string,
  kind: 'affinity' | 'antiAffinity',
  group: string,
): [string, Change] => [
  `a member removed from ${noun} ${group}`,
  {
    ...joins(kind, group),
    at,
    make: async () => {
      await rowAction(STOPPED, 'Remove from group');
      await confirmIn(`Remove instance from ${noun}`);
    },
    undone: `Member ${STOPPED} added to ${noun} ${group} again`,
    between: () => ['DELETE', `/v1/${noun.replace(' ', '-')}s/${group}?${IN}`],
    refusal: 'Could not undo the change of',
  },
];

export const FLOATING_IPS = `${EDGE}/floating-ips`;
const instanceId = (mock: Mock, name: string) =>
  mock.store.tables.instances.find((one) => one.name === name)?.id;

/** Another attached floating IP. */
const SECOND = 'ams-entry';

/** A colleague attaches a floating IP to an instance. */
export const attach = (mock: Mock, name: string, instance: string) => {
  const { floatingIps } = mock.store.tables;
  const ip = floatingIps.find((one) => one.name === name);
  if (ip) floatingIps.put({ ...ip, instanceId: instanceId(mock, instance) ?? null });
};

/** A colleague attaches a floating IP to another instance. */
const attachedElsewhere = (mock: Mock): Write => {
  const id = mock.store.tables.floatingIps.find(({ name }) => name === 'tls-entry')?.id;
  return [
    'POST',
    `/v1/floating-ips/${id}/attach`,
    { kind: 'instance', parent: instanceId(mock, 'tls-terminator-b') },
  ];
};

const detachFrom = (dialog: string) => async () => {
  await rowAction('tls-entry', 'Detach');
  await confirmIn(dialog);
};

const detached = {
  undone: 'Floating IP tls-entry attached to tls-terminator-a again',
  between: attachedElsewhere,
  refusal: 'Floating IP tls-entry is now attached to tls-terminator-b. Nothing was changed.',
} as const;

const GATEWAY = `${VPC}/internet-gateways`;
const gatewayPart = (
  gateway: string,
  name: string,
  what: string,
  path: string,
  body: object,
): [string, Change] => [
  `${what} detached from a gateway`,
  {
    at: `${GATEWAY}/${gateway}`,
    make: async () => {
      await press(await screen.findByRole('button', { name: `Detach ${name}` }));
      await buttonIn(`Detach ${what}`, 'Confirm');
    },
    undone: `${name} attached again`,
    between: () => [
      'POST',
      `/v1/${path}?${IN_VPC}&gateway=${gateway}`,
      { name: 'theirs', description: '', ...body },
    ],
    refusal: 'It is attached as theirs. Nothing was changed.',
  },
];

const rule = (action: string, verb: string, done: string, name: string): [string, Change] => [
  `a rule ${verb}d`,
  {
    at: `${VPC}/firewall-rules`,
    make: async () => {
      await rowAction(name, action);
      await confirmIn(`Confirm ${verb} firewall rule`);
    },
    undone: `Firewall rule ${name} ${done}`,
    between: ({ store: { tables } }) => {
      for (const one of tables.firewallRules.filter((each) => each.name === name))
        tables.firewallRules.put({ ...one, priority: 7 });
    },
    refusal: `Changed since: ${name}: Priority: `,
  },
];

/** Selects rows of a list. */
const select = async (...names: string[]) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Select' }));
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};

/** Detaches two floating IPs. The list behind the dialog has its toast. */
export async function detachBoth() {
  await select('tls-entry', SECOND);
  await press(await screen.findByRole('button', { name: 'Detach' }));
  await buttonIn('Detach 2 floating IPs', 'Detach 2');
  await screen.findByText('2 of 2 done');
  const [close] = (await openDialog('Detach 2 floating IPs')).getAllByRole('button', { name: 'Close' });
  if (close) await press(close);
}

/** A colleague adds a rule under the name of a deleted one. */
const ruleAgain = (name: string) => (): Write => [
  'PUT',
  `/v1/vpc-firewall-rules?${IN_VPC}`,
  {
    rules: [
      {
        name,
        action: 'deny',
        description: '',
        direction: 'inbound',
        filters: {},
        priority: 7,
        status: 'enabled',
        targets: [],
      },
    ],
  },
];

/** Changes of rules, floating IPs, groups and gateways. */
export const OF_NETWORK: readonly (readonly [string, Change])[] = [
  rule('Disable', 'disable', 'enabled', 'allow-ssh'),
  [
    'a rule deleted',
    {
      at: `${VPC}/firewall-rules`,
      make: async () => {
        await rowAction('allow-ssh', 'Delete');
        await confirmIn('Confirm delete firewall rule');
      },
      undone: 'Firewall rule allow-ssh restored',
      between: ruleAgain('allow-ssh'),
      refusal: 'Changed since: allow-ssh: Added; ',
    },
  ],
  [
    'several rules deleted',
    {
      at: `${VPC}/firewall-rules`,
      make: async () => {
        await select('allow-ssh', 'allow-icmp');
        await press(await screen.findByRole('button', { name: 'Delete' }));
        const dialog = await openDialog('Delete 2 firewall rules');
        fill(dialog.getByRole('textbox'), '2');
        await press(dialog.getByRole('button', { name: 'Delete 2' }));
      },
      undone: '2 firewall rules restored',
      between: ruleAgain('allow-icmp'),
      refusal: 'Changed since: allow-icmp: Added; ',
    },
  ],
  [
    'a floating IP detached in its list',
    { at: FLOATING_IPS, make: detachFrom('Detach Floating IP'), ...detached },
  ],
  [
    'several floating IPs detached',
    {
      at: FLOATING_IPS,
      make: detachBoth,
      undone: '2 floating IPs attached to their instances again',
      between: (mock) => {
        for (const name of ['tls-entry', SECOND]) attach(mock, name, 'tls-terminator-b');
      },
      refusal: 'Floating IP tls-entry is now attached to tls-terminator-b. Nothing was changed.',
    },
  ],
  [
    'a floating IP detached on the page of an instance',
    {
      at: `${EDGE}/instances/tls-terminator-a/networking`,
      make: detachFrom('Confirm detach floating IP'),
      ...detached,
    },
  ],
  [
    'a floating IP moved',
    {
      at: FLOATING_IPS,
      make: async () => {
        await rowAction('tls-entry', 'Move');
        const modal = await openDialog('Move floating IP');
        await choose(modal.getByRole('combobox', { name: 'Instance' }), 'tls-terminator-b');
        await press(modal.getByRole('button', { name: 'Move' }));
      },
      undone: detached.undone,
      between: (mock) => {
        const id = mock.store.tables.floatingIps.find(({ name }) => name === 'tls-entry')?.id;
        return ['POST', `/v1/floating-ips/${id}/detach`];
      },
      refusal: 'Floating IP tls-entry is now attached to no instance. Nothing was changed.',
    },
  ],
  member(`${EDGE}/affinity/purge-spread`, 'anti-affinity group', 'antiAffinity', 'purge-spread'),
  member(`${EDGE}/affinity-groups/near-the-probe`, 'affinity group', 'affinity', 'near-the-probe'),
  [
    'an instance removed from a group on its page',
    {
      ...joins('affinity', 'near-the-probe'),
      at: `${EDGE}/instances/${STOPPED}/settings`,
      make: async () => {
        await rowAction('near-the-probe', 'Remove instance from group');
        await confirmIn('Remove instance from group');
      },
      undone: `Member ${STOPPED} added to affinity group near-the-probe again`,
      between: () => ['DELETE', `/v1/affinity-groups/near-the-probe?${IN}`],
      refusal: 'Could not undo the change of affinity group near-the-probe',
    },
  ],
  gatewayPart('default', 'public', 'IP pool', 'internet-gateway-ip-pools', { ip_pool: pool }),
  gatewayPart('partner-link', 'near-end', 'address', 'internet-gateway-ip-addresses', {
    address: '203.0.113.254',
  }),
];
