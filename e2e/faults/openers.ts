import { valueOf } from '../../tools/testing/path-values.ts';
import { tell } from '../support/mock.ts';
import { EXTENSION_OPENERS } from './extension-openers.ts';
import { cutOff, leaveTask } from './left-over.ts';
import { RIGHTS_OPENERS } from './rights-openers.ts';
import { SEARCH_OPENERS } from './search-openers.ts';
import {
  to,
  press,
  follow,
  key,
  rowAction,
  bulkAction,
  heading,
  nothingSent,
  failing,
  reporting,
  tab,
  type Opener,
} from './opening.ts';

const INSTANCES = '/projects/edge-cache/instances';
const INSTANCE = `${INSTANCES}/cache-ams-01`;
const STOPPED = `${INSTANCES}/schema-migrator`;
const VPC = '/projects/edge-cache/vpcs/default';
const RULES = `${VPC}/firewall-rules`;
const GATEWAYS = `${VPC}/internet-gateways`;

/**
 * How each chunk that is not a page of a route table is opened, by the name of the chunk. A build that has a lazy
 * chunk without a line here, and without a route, fails the run.
 */
export const OPENERS: Readonly<Record<string, Opener>> = {
  mock: { open: (page) => page.goto('/projects') },
  frame: { at: '/device/success', open: to('/projects') },
  query: { at: '/device/success', open: to('/projects') },
  ui: { at: '/device/success', open: to('/projects') },
  'ui-detail': { at: '/projects', open: to(`${INSTANCE}/storage`) },
  forms: { at: '/projects', open: to('/projects-new') },
  'copy-as': { at: '/projects', open: to('/projects-new') },
  charts: { at: '/projects', open: to(`${INSTANCE}/metrics/cpu`) },
  'date-range': { at: '/projects', open: to(`${INSTANCE}/metrics/cpu`) },
  terminal: { at: '/projects', open: to(`${INSTANCE}/serial-console`) },
  // No message appears when the console cannot report: the page works
  reports: { open: reporting('/projects'), instead: heading('Projects') },
  errors: { at: '/projects', open: to('/no-such-page') },
  layers: { at: '/projects', open: press('User menu'), isEarly: true, isOfPalette: true },
  palette: { at: '/projects-new', open: key('ControlOrMeta+k'), field: 'Name', isOfPalette: true },
  activity: { at: '/projects', open: press('Activity') },
  shortcuts: { at: '/projects', open: key('?') },
  preview: { at: '/projects', open: press('Learn more') },
  session: {
    at: '/projects',
    open: failing('logout', 503, async (page) => {
      await press('User menu')(page);
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    }),
    instead: heading('Sign-out failed'),
  },
  'sign-in': {
    at: '/projects',
    open: failing('currentUserSshKeyList', 401, to('/settings/ssh-keys')),
    instead: heading('You are signed out'),
  },
  // The way to find out about a write whose answer was lost; its notification stays nevertheless
  outcome: {
    at: '/system/networking/address-lots',
    open: async (page) => {
      await tell(page, 'faults', { operation: 'networkingAddressLotDelete', abort: true, count: 1 });
      await rowAction('partner-trial', 'Delete')(page);
      await page.getByRole('button', { name: 'Confirm' }).click();
    },
  },
  // The question of an action fetches it ahead, and its confirmation once more
  followers: {
    at: INSTANCES,
    open: async (page) => {
      await rowAction('cache-ams-01', 'Stop')(page);
      await page.getByRole('button', { name: 'Confirm' }).click();
    },
    // Nothing is sent; the dialog or a new action tries again
    instead: nothingSent,
  },
  'list-view': { at: INSTANCES, open: press('Memory'), isEarly: true },
  // A list of more rows than one page has
  'read-rows': {
    at: '/projects/edge-cache/snapshots',
    open: press(/^name/),
    // The way to try again is the button "Read more" beside the sentence
    instead: (page) => page.getByText(/^A part of the console could not be loaded/).waitFor(),
  },
  bulk: { at: INSTANCES, open: bulkAction('cache-ams-01', 'Delete') },
  'firewall-rules-move': { at: RULES, open: rowAction('allow-ssh', 'Move up'), instead: nothingSent },
  'firewall-rules-change': { at: RULES, open: bulkAction('allow-ssh', 'Disable') },
  'route-consequences': { at: `${VPC}/routers/regional`, open: rowAction('to-nowhere', 'Delete') },
  'firewall-consequences': { at: RULES, open: rowAction('allow-ssh', 'Disable') },
  'instances-clone': { at: INSTANCES, open: rowAction('schema-migrator', 'Clone…') },
  resize: { at: INSTANCES, open: rowAction('schema-migrator', 'Resize') },
  'delete-instance': { at: INSTANCES, open: rowAction('schema-migrator', 'Delete') },
  'images-promote': { at: '/projects/edge-cache/images', open: rowAction('cache-golden', 'Promote') },
  'user-panel': { at: '/users', open: follow('Tobias Lindqvist') },
  'access-forms': { at: '/access', open: press('Add user or group') },
  'system/access-forms': { at: '/system/access', open: press('Add user or group') },
  'system/bulk': { at: '/system/networking/ip-pools', open: bulkAction('reserve', 'Delete') },
  'silo-report-save': {
    at: '/system/utilization',
    open: async (page) => {
      await bulkAction('fernhill', 'Report')(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Report/ })
        .click();
    },
    instead: (page) => page.getByText(/so the report was not created/).waitFor(),
  },
  'silo-images-promote': { at: '/images', open: press('Promote image') },
  'silo-images-demote': { at: '/images', open: rowAction('ubuntu-26-04', 'Demote') },
  'projects-open': { at: '/settings/profile', open: failing('projectList', 403, to('/projects')) },
  'certificate-reader': { at: '/projects', open: to('/certificates'), instead: heading('Certificates') },
  'system/certificate-reader': {
    at: '/system/silos',
    open: to('/system/setup/fernhill'),
    instead: heading('Setup of fernhill'),
  },
  'project-contents': { at: '/projects', open: rowAction('identity', 'Delete') },
  'silo-contents': { at: '/system/silos', open: rowAction('quarry', 'Delete') },
  'disks-attach': { at: '/projects/edge-cache/disks', open: rowAction('spare-1', 'Attach') },
  'snapshots-retention': { at: '/projects/edge-cache/snapshots', open: press('Keep by rule…') },
  'disks-grow': { at: '/projects/edge-cache/disks', open: rowAction('spare-1', 'Grow…') },
  ...SEARCH_OPENERS,
  ...RIGHTS_OPENERS,
  ...EXTENSION_OPENERS,
  'page-refusal': { at: '/settings/profile', open: to('/images'), instead: heading('Silo Images') },
  'certificates-end': { at: '/settings/profile', open: to('/projects'), instead: heading('Projects') },
  'certificates-delete': { at: '/certificates', open: rowAction('wildcard-previous', 'Delete') },
  'gateways-delete': { at: GATEWAYS, open: rowAction('standby', 'Delete') },
  'gateways-forms': { at: `${GATEWAYS}/standby`, open: press('Attach address') },
  // `Copy as code` of the dialog
  'project/copy-as': { at: '/projects/edge-cache/vpcs', open: rowAction('probe-net', 'Delete') },
  'network-deletion': { at: '/projects/edge-cache/vpcs', open: rowAction('probe-net', 'Delete') },
  'reachability-answer': {
    at: '/projects/edge-cache/vpcs/default/reachability',
    open: to('/projects/edge-cache/vpcs/default/reachability?from=internet&to=cache-ams-01'),
  },
  'networking-forms': { at: `${STOPPED}/networking`, open: press('Add network interface') },
  'exposed-count': { at: '/projects/edge-cache/instances', open: to('/projects/edge-cache/overview') },
  'instance-boot': { at: `${INSTANCE}/networking`, open: to(`${INSTANCE}/connect`) },
  'instance-rules': { at: `${INSTANCE}/connect`, open: to(`${INSTANCE}/networking`) },
  'instance-glance': { at: `${STOPPED}/networking`, open: press(/^Stopped .+ ago/) },
  troubleshoot: { at: `${STOPPED}/networking`, open: press('Troubleshoot connection') },
  'affinity-forms': { at: '/projects/edge-cache/affinity/cache-spread', open: press('Add instance') },
  'tasks-resume': { at: '/settings/profile', open: leaveTask, instead: cutOff },
  'vpc-picture': {
    at: '/projects/edge-cache/vpcs/default/subnets',
    open: to('/projects/edge-cache/vpcs/default/map'),
  },
  'floating-ips-dialogs': { at: '/projects/edge-cache/floating-ips', open: rowAction('tls-entry', 'Move') },
  'instance-storage-dialogs': { at: `${STOPPED}/storage`, open: press('Attach existing disk') },
  'instance-disk': {
    at: `${STOPPED}/storage`,
    open: (page) =>
      page
        .getByRole('table', { name: 'Boot disk' })
        .getByRole('button', { name: /schema-migrator/ })
        .first()
        .click(),
  },
  'instances-create-ssh-key': {
    at: `/projects/edge-cache/instances-new`,
    open: press('Add SSH key'),
    field: 'Name',
  },
  'instances-create-groups': {
    at: `/projects/edge-cache/instances-new`,
    open: press('Affinity groups'),
    field: 'Name',
  },
  'ip-pools-link-silo': { at: '/system/networking/ip-pools/public-v4?tab=silos', open: press('Link silo') },
  'inventory-add-sled': {
    at: '/system/inventory/waiting-sleds',
    open: rowAction('FH23110407', 'Add sled'),
  },
  'disk-activity': { at: '/projects/edge-cache/disks', open: to('/projects/edge-cache/disks/ams-01-hot') },
  'inventory-rack-sled': { at: '/system/inventory/racks', open: press(/^Slot 0, /) },
  'bfd-disable': { at: '/system/networking/bfd', open: rowAction('172.20.15.9', 'Disable') },
  'port-dialogs': {
    at: '/system/networking/switch-ports',
    open: rowAction('uplink-west', 'Apply settings'),
  },
  // The chip beside the title of a page
  'verdict-chip': { at: '/system/networking/address-lots', open: to('/system/networking/bgp/configs') },
  'silo-metrics': { at: '/projects', open: to('/utilization') },
  'system-metrics': { at: '/system/silos', open: to('/system/utilization?tab=metrics') },
  'silo-forms': { at: '/system/silos/fernhill?tab=ip-pools', open: press('Link pool') },
  'silo-idp-form': { at: '/system/setup/quarry', open: press('New provider') },
  'system-silo-access': { at: '/system/silos/harbor-labs', open: tab('Access') },
  'silo-user-forms': { at: '/system/silos/harbor-labs?tab=users', open: press('New user') },
  'alerting-delivery': {
    at: '/system/alerting/receivers/pager-bridge',
    open: follow('instance.failed'),
  },
  'alerting-forms': {
    at: '/system/alerting/receivers/pager-bridge?tab=secrets',
    open: press('Add secret'),
  },
  'alerting-test': { at: '/system/alerting/receivers/pager-bridge', open: tab('Test') },
  'set-target-release': { at: '/system/update', open: press('Set target release') },
  'oxql-result': {
    at: '/system/oxql?query=get+virtual_disk%3Areads+%7C+filter+timestamp+%3E+%40now%28%29+-+5m',
    open: press('Run'),
  },
  'bundle-files': {
    at: '/system/support-bundles',
    open: to(`/system/support-bundles/${valueOf('supportBundle')}`),
  },
  'instances-create-snapshot': {
    at: `/projects/edge-cache/instances-new`,
    open: tab('Snapshots'),
    field: 'Name',
  },
};

/** Where the usual thing of the demo data is not what the page is about. */
const SAMPLES: Readonly<Record<string, string>> = { '/images/:image/edit': '/images/ubuntu-26-04/edit' };

/** A page of a route table, opened from a page of another area. */
export function pageOpener(area: string, pattern: string): Opener {
  const path = SAMPLES[pattern] ?? pattern.replaceAll(/:(\w+)/g, (_, name: string) => valueOf(name));
  return { at: area === 'project' ? '/settings/profile' : '/projects', open: to(path) };
}
