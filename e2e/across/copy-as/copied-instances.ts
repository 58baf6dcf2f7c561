import { begin } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { asks, EDGE, type CopiedForm } from './copied-form.ts';
import { attachButton, createButton, diskForm, openStopped } from '../../storage/disks.ts';
import * as instances from '../../instances/create/instance-create.ts';
import { EDGE_CACHE, instanceAt } from '../../instances/instances.ts';
import {
  editInterface,
  fillInterface,
  opener,
  openNetworking,
} from '../../instances/networking/networking.ts';
import { expect } from '../../support/test.ts';

/** Forms and questions of instances. */
export const INSTANCE_FORMS: Readonly<Record<string, CopiedForm>> = {
  'a new instance': {
    operation: 'instanceCreate',
    fill: async (page) => {
      await instances.openForm(page);
      await instances.fillNeeded(page, 'cache-mad-01');
      await instances.form(page).diskName.fill('cache-mad-01-root');
      await instances.attachDisk(page, 'spare-16');
      await instances.openPart(page, 'Configuration');
      await page.getByLabel(/^User Data/).setInputFiles({
        name: 'user-data.yaml',
        mimeType: 'text/yaml',
        buffer: Buffer.alloc(32 * 1024, '#'),
      });
    },
    submit: 'Create instance',
    path: `/v1/instances/cache-mad-01?${EDGE}`,
    shows: { hostname: 'cache-mad-01' },
  },
  'another size of an instance': {
    operation: 'instanceUpdate',
    fill: async (page) => {
      await asks(EDGE_CACHE, 'Instances', 'schema-migrator', 'Resize')(page);
      await dialog(page, 'Resize instance').getByRole('textbox', { name: 'vCPUs' }).fill('3');
    },
    within: (page) => dialog(page, 'Resize instance'),
    submit: 'Resize',
    path: `/v1/instances/schema-migrator?${EDGE}`,
    shows: { ncpus: 3 },
  },
  'another policy of restarts': {
    operation: 'instanceUpdate',
    fill: async (page) => {
      await begin(page, instanceAt('cache-ams-01', 'settings'), { heading: 'cache-ams-01' });
      await page.getByRole('button', { name: /^Policy/ }).click();
      await page.getByRole('option', { name: 'Never', exact: true }).click();
    },
    submit: 'Save',
    path: `/v1/instances/cache-ams-01?${EDGE}`,
    shows: { auto_restart_policy: 'never' },
  },
  'a group of an instance': {
    operation: 'antiAffinityGroupMemberInstanceAdd',
    fill: async (page) => {
      await begin(page, instanceAt('schema-migrator', 'settings'), { heading: 'schema-migrator' });
      await page.getByRole('button', { name: 'Add to group' }).click();
      await page.getByRole('combobox', { name: 'Anti-affinity group' }).fill('purge-spread');
      await page.getByRole('option', { name: /^purge-spread/ }).click();
    },
    within: (page) => dialog(page, 'Add to anti-affinity group'),
    submit: 'Add to group',
    path: `/v1/instances/schema-migrator/anti-affinity-groups?${EDGE}`,
    shows: { items: [{ name: 'purge-spread' }] },
  },
  'a disk of an instance': {
    operation: 'instanceDiskAttach',
    fill: async (page) => {
      await openStopped(page);
      await attachButton(page).click();
      await instances.pick(page, page.getByRole('combobox', { name: 'Disk name' }), /^spare-16\b/);
    },
    within: (page) => dialog(page, 'Attach disk'),
    submit: 'Attach disk',
    path: `/v1/disks/spare-16?${EDGE}`,
    shows: { state: { state: 'attached' } },
  },
  'a new disk of an instance, without attaching it': {
    operation: 'diskCreate',
    fill: async (page) => {
      await openStopped(page);
      await createButton(page).click();
      await diskForm(page).name.fill('aa-data');
    },
    within: (page) => diskForm(page).dialog,
    submit: 'Create disk',
    path: `/v1/disks/aa-data?${EDGE}`,
    shows: { size: 10 * 1024 ** 3 },
    but: 'state',
  },
  'a new network interface': {
    operation: 'instanceNetworkInterfaceCreate',
    fill: async (page) => {
      await openNetworking(page, 'schema-migrator');
      await fillInterface(page, { name: 'backup' });
    },
    within: (page) => dialog(page, 'Add network interface'),
    submit: 'Add network interface',
    path: `/v1/network-interfaces/backup?${EDGE}&instance=schema-migrator`,
    shows: { primary: false },
  },
  'a changed network interface': {
    operation: 'instanceNetworkInterfaceUpdate',
    fill: async (page) => {
      await openNetworking(page, 'schema-migrator');
      const parts = await editInterface(page, 'net0');
      await parts.transitIp.fill('192.168.0.0/16');
      await parts.add.click();
    },
    within: (page) => dialog(page, 'Edit network interface'),
    submit: 'Update network interface',
    path: `/v1/network-interfaces/net0?${EDGE}&instance=schema-migrator`,
    shows: { transit_ips: ['192.168.0.0/16'] },
  },
  'an ephemeral IP of an instance': {
    operation: 'instanceEphemeralIpAttach',
    fill: async (page) => {
      await openNetworking(page, 'log-shipper');
      await opener(page, 'Attach ephemeral IP').click();
    },
    within: (page) => dialog(page, 'Attach ephemeral IP'),
    submit: 'Attach',
    path: `/v1/instances/log-shipper/external-ips?${EDGE}`,
    shows: { items: expect.arrayContaining([expect.objectContaining({ kind: 'ephemeral' })]) },
  },
  'a floating IP of an instance': {
    operation: 'floatingIpAttach',
    fill: async (page) => {
      await openNetworking(page, 'log-shipper');
      await opener(page, 'Attach floating IP').click();
      await dialog(page, 'Attach floating IP').getByRole('combobox', { name: 'Floating IP' }).click();
      await page.getByRole('option', { name: /^unassigned/ }).click();
    },
    within: (page) => dialog(page, 'Attach floating IP'),
    submit: 'Attach floating IP',
    path: `/v1/floating-ips/unassigned?${EDGE}`,
    shows: { instance_id: expect.any(String) },
  },
  'an SSH key for a new instance': {
    operation: 'currentUserSshKeyCreate',
    fill: async (page) => {
      await instances.openForm(page);
      await page.getByRole('button', { name: 'Add SSH key' }).click();
      const form = dialog(page, 'Add SSH key');
      await form.getByRole('textbox', { name: 'Name' }).fill('phone');
      await form
        .getByRole('textbox', { name: 'Public key' })
        .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 me');
    },
    within: (page) => dialog(page, 'Add SSH key'),
    submit: 'Add SSH key',
    path: '/v1/me/ssh-keys/phone',
    shows: {
      public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 me',
    },
  },
  'an instance that is started': {
    operation: 'instanceStart',
    fill: asks(EDGE_CACHE, 'Instances', 'schema-migrator', 'Start'),
    within: (page) => dialog(page, 'Confirm start instance'),
    submit: 'Confirm',
    path: `/v1/instances/schema-migrator?${EDGE}`,
    shows: { run_state: 'running' },
  },
};
