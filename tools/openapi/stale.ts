/**
 * Which reads a successful mutation makes out of date, by camelCase operation id. Written by hand from what
 * the server does behind each call (contract, server-behaviour). Metrics and time series are left out on
 * purpose: they move with time, not with a call.
 *
 * A new object changes lists, not views of others. A view is listed for a delete: what is cached of the object
 * must not be believed any more (`shared/query/stale.ts` does not ask for it again).
 */

/** Reads that show an instance's name or state. */
const instance = [
  'instanceList',
  'instanceView',
  'sledInstanceList',
  'affinityGroupMemberList',
  'affinityGroupMemberInstanceView',
  'antiAffinityGroupMemberList',
  'antiAffinityGroupMemberInstanceView',
];
const disk = ['diskList', 'diskView', 'instanceDiskList'];
/** Capacity in use: CPUs and memory of instances that run, storage of disks and snapshots. */
const utilization = ['utilizationView', 'siloUtilizationList', 'siloUtilizationView'];
const floatingIp = ['floatingIpList', 'floatingIpView'];
const externalIp = [...floatingIp, 'instanceExternalIpList'];
const nic = [
  'instanceNetworkInterfaceList',
  'instanceNetworkInterfaceView',
  'vpcSubnetListNetworkInterfaces',
];
const affinity = ['affinityGroupList', 'affinityGroupView', 'instanceAffinityGroupList'];
const antiAffinity = ['antiAffinityGroupList', 'antiAffinityGroupView', 'instanceAntiAffinityGroupList'];
const affinityMember = [
  'affinityGroupMemberList',
  'affinityGroupMemberInstanceView',
  'instanceAffinityGroupList',
];
const antiAffinityMember = [
  'antiAffinityGroupMemberList',
  'antiAffinityGroupMemberInstanceView',
  'instanceAntiAffinityGroupList',
];
const image = ['imageList', 'imageView'];
const snapshot = ['snapshotList', 'snapshotView'];
const vpc = ['vpcList', 'vpcView'];
const subnet = ['vpcSubnetList', 'vpcSubnetView'];
const router = ['vpcRouterList', 'vpcRouterView'];
const route = ['vpcRouterRouteList', 'vpcRouterRouteView'];
const firewall = ['vpcFirewallRulesView'];
const gateway = ['internetGatewayList', 'internetGatewayView'];
const gatewayParts = ['internetGatewayIpPoolList', 'internetGatewayIpAddressList'];
const project = ['projectList', 'projectView'];
const sshKey = ['currentUserSshKeyList', 'currentUserSshKeyView', 'instanceSshPublicKeyList'];
const certificate = ['certificateList', 'certificateView'];
const probe = ['probeList', 'probeView'];
const bundle = ['supportBundleList', 'supportBundleView'];

const sled = ['sledList', 'sledView'];

/** A pool as its owner and as the silos it is linked to see it. */
const pool = ['ipPoolList', 'ipPoolView', 'projectIpPoolList', 'projectIpPoolView', 'siloIpPoolList'];
const poolLink = ['ipPoolSiloList', 'siloIpPoolList', 'projectIpPoolList', 'projectIpPoolView'];
const poolRange = ['ipPoolRangeList', 'ipPoolUtilizationView'];
const silo = ['siloList', 'siloView'];
const quotas = ['siloQuotasView', 'systemQuotasList', ...utilization];
const user = ['siloUserList', 'siloUserView', 'userList'];
const identityProvider = ['siloIdentityProviderList', 'samlIdentityProviderView'];
/** The own silo's policy is the same one through two doors. */
const siloPolicy = ['policyView', 'siloPolicyView'];

const switchPort = ['networkingSwitchPortList', 'networkingSwitchPortStatus'];
const portSettings = ['networkingSwitchPortSettingsList', 'networkingSwitchPortSettingsView'];
const lot = ['networkingAddressLotList', 'networkingAddressLotBlockList'];
const loopback = ['networkingLoopbackAddressList'];
const bgp = ['networkingBgpConfigList', 'networkingBgpStatus', 'networkingBgpExported'];
const announce = ['networkingBgpAnnounceSetList', 'networkingBgpAnnouncementList', 'networkingBgpExported'];
const receiver = ['webhookReceiverList', 'webhookReceiverView'];
const delivery = ['webhookDeliveryList'];
/** What follows from the settings of a port: its link and neighbours, sessions and routes. Also an event for receivers. */
const portInForce = [
  ...switchPort,
  'networkingSwitchPortLldpConfigView',
  'networkingSwitchPortLldpNeighbors',
  'networkingBfdStatus',
  'networkingBgpStatus',
  'networkingBgpExported',
  'networkingBgpImportedRoutesIpv4',
  ...delivery,
];

export const stale: Record<string, readonly string[]> = {
  // signing in and out: the client empties its whole cache instead
  deviceAuthConfirm: [],
  loginLocal: [],
  logout: [],
  currentUserSshKeyCreate: ['currentUserSshKeyList'],
  currentUserSshKeyDelete: sshKey,

  probeCreate: ['probeList', 'ipPoolUtilizationView'],
  probeDelete: [...probe, 'ipPoolUtilizationView'],
  supportBundleCreate: ['supportBundleList'],
  supportBundleDelete: bundle,

  affinityGroupCreate: ['affinityGroupList'],
  affinityGroupUpdate: affinity,
  affinityGroupDelete: [...affinity, ...affinityMember],
  affinityGroupMemberInstanceAdd: affinityMember,
  affinityGroupMemberInstanceDelete: affinityMember,
  antiAffinityGroupCreate: ['antiAffinityGroupList'],
  antiAffinityGroupUpdate: antiAffinity,
  antiAffinityGroupDelete: [...antiAffinity, ...antiAffinityMember],
  antiAffinityGroupMemberInstanceAdd: antiAffinityMember,
  antiAffinityGroupMemberInstanceDelete: antiAffinityMember,

  certificateCreate: ['certificateList'],
  certificateDelete: certificate,

  diskCreate: ['diskList', ...utilization],
  diskDelete: [...disk, ...utilization],
  // a chunk changes nothing that a read shows, and an upload sends thousands
  diskBulkWriteImport: [],
  diskBulkWriteImportStart: disk,
  diskBulkWriteImportStop: disk,
  diskFinalizeImport: [...disk, ...snapshot, ...utilization],
  snapshotCreate: ['snapshotList', ...utilization],
  snapshotDelete: [...snapshot, ...utilization],
  imageCreate: ['imageList'],
  imageDelete: image,
  imageDemote: image,
  imagePromote: image,

  floatingIpCreate: ['floatingIpList', 'ipPoolUtilizationView'],
  // a floating address shows its name among the instance's addresses
  floatingIpUpdate: externalIp,
  floatingIpDelete: [...externalIp, 'ipPoolUtilizationView'],
  floatingIpAttach: externalIp,
  floatingIpDetach: externalIp,

  // creation makes and takes disks, interfaces and addresses, and joins groups
  instanceCreate: [
    'instanceList',
    'sledInstanceList',
    'antiAffinityGroupMemberList',
    'diskList',
    'diskView',
    'vpcSubnetListNetworkInterfaces',
    ...floatingIp,
    ...utilization,
    'ipPoolUtilizationView',
  ],
  instanceUpdate: [...instance, ...utilization],
  instanceDelete: [
    ...instance,
    ...disk,
    ...nic,
    ...externalIp,
    ...utilization,
    'ipPoolUtilizationView',
    'instanceAffinityGroupList',
    'instanceAntiAffinityGroupList',
    'instanceSshPublicKeyList',
  ],
  instanceReboot: instance,
  instanceStart: [...instance, ...utilization],
  instanceStop: [...instance, ...utilization],
  instanceDiskAttach: [...disk, 'instanceView'],
  instanceDiskDetach: [...disk, 'instanceView'],
  instanceEphemeralIpAttach: ['instanceExternalIpList', 'ipPoolUtilizationView'],
  instanceEphemeralIpDetach: ['instanceExternalIpList', 'ipPoolUtilizationView'],
  instanceNetworkInterfaceCreate: ['instanceNetworkInterfaceList', 'vpcSubnetListNetworkInterfaces'],
  instanceNetworkInterfaceUpdate: nic,
  instanceNetworkInterfaceDelete: nic,

  internetGatewayCreate: ['internetGatewayList'],
  // with `cascade`, pools, addresses and routes go along
  internetGatewayDelete: [...gateway, ...gatewayParts, ...route],
  internetGatewayIpAddressCreate: ['internetGatewayIpAddressList'],
  internetGatewayIpAddressDelete: ['internetGatewayIpAddressList', ...route],
  internetGatewayIpPoolCreate: ['internetGatewayIpPoolList'],
  internetGatewayIpPoolDelete: ['internetGatewayIpPoolList', ...route],

  vpcCreate: ['vpcList'],
  vpcUpdate: vpc,
  vpcDelete: [...vpc, ...subnet, ...firewall, ...router, ...route, ...gateway, ...gatewayParts],
  vpcFirewallRulesUpdate: firewall,
  vpcRouterCreate: ['vpcRouterList'],
  vpcRouterUpdate: router,
  vpcRouterDelete: [...router, ...route, ...subnet],
  vpcRouterRouteCreate: ['vpcRouterRouteList'],
  vpcRouterRouteUpdate: route,
  vpcRouterRouteDelete: route,
  // the system router keeps a route per subnet
  vpcSubnetCreate: ['vpcSubnetList', 'vpcRouterRouteList'],
  vpcSubnetUpdate: [...subnet, ...route],
  vpcSubnetDelete: [...subnet, ...route, 'vpcSubnetListNetworkInterfaces'],

  policyUpdate: siloPolicy,
  projectCreate: ['projectList'],
  // instances on a sled show the name of their project
  projectUpdate: [...project, 'sledInstanceList'],
  projectDelete: [...project, 'projectPolicyView', ...vpc],
  projectPolicyUpdate: ['projectPolicyView'],

  // a sled comes with its disks; both calls are events for receivers
  sledAdd: ['sledList', 'sledListUninitialized', 'physicalDiskList', ...delivery],
  sledSetProvisionPolicy: [...sled, ...delivery],
  networkingSwitchPortLldpConfigUpdate: ['networkingSwitchPortLldpConfigView'],
  networkingSwitchPortApplySettings: portInForce,
  networkingSwitchPortClearSettings: portInForce,

  localIdpUserCreate: ['siloUserList', 'userList'],
  localIdpUserDelete: [...user, 'policyView', 'siloPolicyView'],
  localIdpUserSetPassword: [],
  samlIdentityProviderCreate: ['siloIdentityProviderList'],

  ipPoolCreate: ['ipPoolList'],
  ipPoolUpdate: [...pool, 'ipPoolServiceView'],
  ipPoolDelete: [...pool, ...poolLink, ...poolRange],
  ipPoolRangeAdd: poolRange,
  ipPoolRangeRemove: poolRange,
  ipPoolSiloLink: poolLink,
  ipPoolSiloUpdate: poolLink,
  ipPoolSiloUnlink: poolLink,
  ipPoolServiceRangeAdd: ['ipPoolServiceRangeList'],
  ipPoolServiceRangeRemove: ['ipPoolServiceRangeList'],

  networkingAddressLotCreate: ['networkingAddressLotList'],
  networkingAddressLotDelete: lot,
  networkingAllowListUpdate: ['networkingAllowListView'],
  networkingBfdDisable: ['networkingBfdStatus'],
  networkingBfdEnable: ['networkingBfdStatus'],
  networkingBgpConfigCreate: bgp,
  networkingBgpConfigDelete: bgp,
  networkingBgpAnnounceSetUpdate: announce,
  networkingBgpAnnounceSetDelete: announce,
  networkingLoopbackAddressCreate: loopback,
  networkingLoopbackAddressDelete: loopback,
  networkingSwitchPortSettingsCreate: ['networkingSwitchPortSettingsList'],
  networkingSwitchPortSettingsDelete: portSettings,

  // the operator's policy decides who sees the system area
  systemPolicyUpdate: ['systemPolicyView'],
  siloCreate: ['siloList', 'systemQuotasList', 'siloUtilizationList'],
  siloDelete: [...silo, ...quotas, ...poolLink, ...identityProvider, ...user, 'siloPolicyView'],
  siloPolicyUpdate: siloPolicy,
  // the silo was modified
  siloQuotasUpdate: [...quotas, ...silo],
  targetReleaseUpdate: ['targetReleaseView'],

  webhookDeliveryResend: delivery,
  webhookReceiverCreate: ['webhookReceiverList'],
  webhookReceiverUpdate: receiver,
  webhookReceiverDelete: [...receiver, ...delivery, 'webhookSecretsList'],
  webhookReceiverProbe: delivery,
  webhookReceiverSubscriptionAdd: receiver,
  webhookReceiverSubscriptionRemove: receiver,
  webhookSecretsAdd: ['webhookSecretsList', ...receiver],
  webhookSecretsDelete: ['webhookSecretsList', ...receiver],
};
