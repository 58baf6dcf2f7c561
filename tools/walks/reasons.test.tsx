// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { expected } from '../../mock/verify/authorisation/facts.ts';
import { addPersona, allPersonas } from '../../mock/verify/authorisation/personas.ts';
import { AreaTasks as ProjectTasks } from '../../remotes/project/src/area-tasks.tsx';
import { AreaTasks as SystemTasks } from '../../remotes/system/src/area-tasks.tsx';
import { addressOf } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk } from './walk.tsx';

type Controls = Readonly<Record<string, string>>;

const GROUP = (kind: string): Controls => ({
  'New group': `${kind}Create`,
  Edit: `${kind}Update`,
  Delete: `${kind}Delete`,
});

/**
 * Controls of the pages, with the operation that each of them sends (docs/screens): those of the page, of its form,
 * and of its last menu.
 */
const PROJECT: Readonly<Record<string, Controls>> = {
  '/projects-new': { 'Create project': 'projectCreate' },
  '/projects/:project/edit': { 'Update project': 'projectUpdate' },
  '/projects/:project/instances': {
    'New instance': 'instanceCreate',
    Start: 'instanceStart',
    Stop: 'instanceStop',
    Reboot: 'instanceReboot',
    Resize: 'instanceUpdate',
    Delete: 'instanceDelete',
  },
  '/projects/:project/instances-new': { 'Create instance': 'instanceCreate' },
  '/projects/:project/instances/:instance/storage': {
    'Attach existing disk': 'instanceDiskAttach',
    'Create disk': 'diskCreate',
    Snapshot: 'snapshotCreate',
  },
  '/projects/:project/instances/:instance/networking': {
    'Attach floating IP': 'floatingIpAttach',
    'Add network interface': 'instanceNetworkInterfaceCreate',
    'Make primary': 'instanceNetworkInterfaceUpdate',
    'Open a port…': 'vpcFirewallRulesUpdate',
  },
  '/projects/:project/instances/:instance/settings': {
    'Add to group': 'antiAffinityGroupMemberInstanceAdd',
    'Add to affinity group': 'affinityGroupMemberInstanceAdd',
    Save: 'instanceUpdate',
  },
  '/projects/:project/affinity': GROUP('antiAffinityGroup'),
  '/projects/:project/affinity-groups': GROUP('affinityGroup'),
  '/projects/:project/affinity/:antiAffinityGroup': {
    'Add instance': 'antiAffinityGroupMemberInstanceAdd',
    'Remove from group': 'antiAffinityGroupMemberInstanceDelete',
  },
  '/projects/:project/disks': {
    'New disk': 'diskCreate',
    Attach: 'instanceDiskAttach',
    Detach: 'instanceDiskDetach',
    Delete: 'diskDelete',
  },
  '/projects/:project/disks-new': { 'Create disk': 'diskCreate' },
  '/projects/:project/snapshots': { 'Create image': 'imageCreate', Delete: 'snapshotDelete' },
  '/projects/:project/snapshots-new': { 'Create snapshot': 'snapshotCreate' },
  '/projects/:project/images': {
    'Upload image': 'imageCreate',
    Promote: 'imagePromote',
    Delete: 'imageDelete',
  },
  '/projects/:project/vpcs': { 'New VPC': 'vpcCreate', Edit: 'vpcUpdate', Delete: 'vpcDelete' },
  '/projects/:project/vpcs-new': { 'Create VPC': 'vpcCreate' },
  '/projects/:project/vpcs/:vpc/firewall-rules': { 'New rule': 'vpcFirewallRulesUpdate' },
  '/projects/:project/vpcs/:vpc/firewall-rules-new': { 'Add rule': 'vpcFirewallRulesUpdate' },
  '/projects/:project/vpcs/:vpc/subnets': {
    'New subnet': 'vpcSubnetCreate',
    Edit: 'vpcSubnetUpdate',
    Delete: 'vpcSubnetDelete',
  },
  '/projects/:project/vpcs/:vpc/subnets-new': { 'Create subnet': 'vpcSubnetCreate' },
  '/projects/:project/vpcs/:vpc/routers': {
    'New router': 'vpcRouterCreate',
    Edit: 'vpcRouterUpdate',
    Delete: 'vpcRouterDelete',
  },
  '/projects/:project/vpcs/:vpc/routers/:router': {
    'New route': 'vpcRouterRouteCreate',
    Edit: 'vpcRouterRouteUpdate',
    Delete: 'vpcRouterRouteDelete',
  },
  '/projects/:project/vpcs/:vpc/internet-gateways': {
    'New gateway': 'internetGatewayCreate',
    Delete: 'internetGatewayDelete',
  },
  '/projects/:project/floating-ips': {
    'New Floating IP': 'floatingIpCreate',
    Attach: 'floatingIpAttach',
    Edit: 'floatingIpUpdate',
    Delete: 'floatingIpDelete',
  },
  '/projects/:project/access': { 'Add user or group': 'projectPolicyUpdate' },
  '/access': { 'Add user or group': 'policyUpdate', 'Change role': 'policyUpdate' },
};

/** The list of projects exists for people with a role on the silo alone. */
const SILO: typeof PROJECT = { '/projects': { 'New project': 'projectCreate' }, ...PROJECT };

const SYSTEM: Readonly<Record<string, Controls>> = {
  '/system/silos': { 'New silo': 'siloCreate', Delete: 'siloDelete' },
  '/system/silos-new': { 'Create silo': 'siloCreate' },
  '/system/silos/:silo': { 'New provider': 'samlIdentityProviderCreate' },
  '/system/inventory/sleds': { 'Make non-provisionable': 'sledSetProvisionPolicy' },
  '/system/inventory/waiting-sleds': { 'Add sled': 'sledAdd' },
  '/system/networking/ip-pools': {
    'New IP Pool': 'ipPoolCreate',
    Edit: 'ipPoolUpdate',
    Delete: 'ipPoolDelete',
  },
  '/system/networking/ip-pools-new': { 'Create IP pool': 'ipPoolCreate' },
  '/system/networking/ip-pools/:pool': { 'Add range': 'ipPoolRangeAdd', Remove: 'ipPoolRangeRemove' },
  '/system/networking/service-pool': {
    'Add range': 'ipPoolServiceRangeAdd',
    Remove: 'ipPoolServiceRangeRemove',
  },
  '/system/networking/switch-ports': {
    'Apply settings': 'networkingSwitchPortApplySettings',
    'Clear settings': 'networkingSwitchPortClearSettings',
  },
  '/system/networking/port-settings': {
    'New port settings': 'networkingSwitchPortSettingsCreate',
    Delete: 'networkingSwitchPortSettingsDelete',
  },
  '/system/networking/bgp/configs': {
    'New BGP config': 'networkingBgpConfigCreate',
    Delete: 'networkingBgpConfigDelete',
  },
  '/system/networking/bgp/announce-sets': {
    'New announce set': 'networkingBgpAnnounceSetUpdate',
    Delete: 'networkingBgpAnnounceSetDelete',
  },
  '/system/networking/bfd': {
    'New BFD session': 'networkingBfdEnable',
    Disable: 'networkingBfdDisable',
  },
  '/system/networking/address-lots': {
    'New address lot': 'networkingAddressLotCreate',
    Delete: 'networkingAddressLotDelete',
  },
  '/system/networking/address-lots/:addressLot': { 'Add blocks': 'networkingAddressLotCreate' },
  '/system/networking/loopback-addresses': {
    'New loopback address': 'networkingLoopbackAddressCreate',
    Delete: 'networkingLoopbackAddressDelete',
  },
  '/system/networking/allow-list': { Edit: 'networkingAllowListUpdate' },
  '/system/access': { 'Add user or group': 'systemPolicyUpdate' },
  '/system/support-bundles': {
    'New support bundle': 'supportBundleCreate',
    Delete: 'supportBundleDelete',
  },
  '/system/alerting/receivers': {
    'New receiver': 'webhookReceiverCreate',
    Edit: 'webhookReceiverUpdate',
    Delete: 'webhookReceiverDelete',
  },
  '/system/alerting/receivers/:receiver': { 'Resend all failed': 'webhookDeliveryResend' },
  '/system/update': { 'Set target release': 'targetReleaseUpdate' },
};

const people = (keys: readonly string[]) => allPersonas.filter(({ key }) => keys.includes(key));

/** With `FULL=1` every person opens every page; else every third, each person others. */
const TURNS = 3;

const WALKS = [
  ...people(['project-viewer', 'project-only', 'project-admin']).map(
    (person) => [person.title, person, PROJECT] as const,
  ),
  ...people(['silo-viewer', 'silo-collaborator']).map((person) => [person.title, person, SILO] as const),
  ...people(['fleet-viewer', 'fleet-collaborator', 'operator']).map(
    (person) => [person.title, person, SYSTEM] as const,
  ),
];

/** Opens the last menu of the page: the first ones are those of its head, the last one is that of a row. */
async function openMenu(): Promise<void> {
  const menu = [...document.querySelectorAll('button[aria-haspopup="menu"]')].at(-1);
  if (menu) await act(async () => void fireEvent.click(menu));
}

describe.each(WALKS.map((one, turn) => [...one, turn] as const))('%s', (_, person, pages, turn) => {
  const mock = openMock(person.user ?? '', (made) => addPersona(made, person));
  const open = (path: string) =>
    walk(mock, addressOf(path), [], openMenu, path.startsWith('/system') ? SystemTasks : ProjectTasks);

  // The code of the menus and of the refusal is loaded before the first page that counts
  beforeAll(() => open(pages === SYSTEM ? '/system/silos' : '/projects'));

  test.each(Object.entries(pages).filter((_, page) => isFull || (page + turn) % TURNS === 0))(
    'on %s, controls are off for a missing role exactly where docs/authorisation.md has a refusal',
    async (path, controls) => {
      const { off, isFailed } = await open(path);
      expect(isFailed).toBe(false);
      const byRole = new Set(
        off.filter(({ reason }) => reason.includes('Needs the')).map(({ name }) => name),
      );
      const refused = Object.entries(controls).map(
        ([control, operation]) => [control, expected(operation, person) !== 'ok'] as const,
      );
      expect(Object.keys(controls).map((control) => [control, byRole.has(control)])).toEqual(refused);
    },
    30_000,
  );
});
