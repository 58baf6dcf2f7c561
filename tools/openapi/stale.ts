/**
 * Which reads a successful mutation makes out of date, by camelCase operation id. Written by hand from what
 * the server does behind each call (contract, server-behaviour). Metrics and time series are left out on
 * purpose: they move with time, not with a call.
 *
 * A view is listed for a delete too: whoever still shows it must learn that it is gone.
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

export const stale: Record<string, readonly string[]> = {
  // signing in and out: the client empties its whole cache instead
  deviceAuthConfirm: [],
  loginLocal: [],
  logout: [],
  currentUserSshKeyCreate: sshKey,
  currentUserSshKeyDelete: sshKey,

  probeCreate: [...probe, ...poolRange],
  probeDelete: [...probe, ...poolRange],
  supportBundleCreate: bundle,
  supportBundleDelete: bundle,

  affinityGroupCreate: affinity,
  affinityGroupUpdate: affinity,
  affinityGroupDelete: [...affinity, ...affinityMember],
  affinityGroupMemberInstanceAdd: affinityMember,
  affinityGroupMemberInstanceDelete: affinityMember,
  antiAffinityGroupCreate: antiAffinity,
  antiAffinityGroupUpdate: antiAffinity,
  antiAffinityGroupDelete: [...antiAffinity, ...antiAffinityMember],
  antiAffinityGroupMemberInstanceAdd: antiAffinityMember,
  antiAffinityGroupMemberInstanceDelete: antiAffinityMember,

  certificateCreate: certificate,
  certificateDelete: certificate,

  diskCreate: [...disk, ...utilization],
  diskDelete: [...disk, ...utilization],
  // a chunk changes nothing that a read shows, and an upload sends thousands
  diskBulkWriteImport: [],
  diskBulkWriteImportStart: disk,
  diskBulkWriteImportStop: disk,
  diskFinalizeImport: [...disk, ...snapshot, ...utilization],
  snapshotCreate: [...snapshot, ...utilization],
  snapshotDelete: [...snapshot, ...utilization],
  imageCreate: image,
  imageDelete: image,
  imageDemote: image,
  imagePromote: image,

  floatingIpCreate: [...floatingIp, 'ipPoolUtilizationView'],
  // a floating address shows its name among the instance's addresses
  floatingIpUpdate: externalIp,
  floatingIpDelete: [...externalIp, 'ipPoolUtilizationView'],
  floatingIpAttach: externalIp,
  floatingIpDetach: externalIp,

  // creation makes disks, interfaces and addresses, and joins groups
  instanceCreate: [
    ...instance,
    ...disk,
    ...nic,
    ...externalIp,
    ...utilization,
    'ipPoolUtilizationView',
    'instanceAntiAffinityGroupList',
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
  ],
  instanceReboot: instance,
  instanceStart: [...instance, ...utilization],
  instanceStop: [...instance, ...utilization],
  instanceDiskAttach: [...disk, 'instanceView'],
  instanceDiskDetach: [...disk, 'instanceView'],
  instanceEphemeralIpAttach: ['instanceExternalIpList', 'ipPoolUtilizationView'],
  instanceEphemeralIpDetach: ['instanceExternalIpList', 'ipPoolUtilizationView'],
  instanceNetworkInterfaceCreate: nic,
  instanceNetworkInterfaceUpdate: nic,
  instanceNetworkInterfaceDelete: nic,

  internetGatewayCreate: gateway,
  // with `cascade`, pools, addresses and routes go along
  internetGatewayDelete: [...gateway, ...gatewayParts, ...route],
  internetGatewayIpAddressCreate: ['internetGatewayIpAddressList'],
  internetGatewayIpAddressDelete: ['internetGatewayIpAddressList', ...route],
  internetGatewayIpPoolCreate: ['internetGatewayIpPoolList'],
  internetGatewayIpPoolDelete: ['internetGatewayIpPoolList', ...route],

  // a new VPC comes with a subnet, rules, a router with routes, and a gateway
  vpcCreate: [...vpc, ...subnet, ...firewall, ...router, ...route, ...gateway],
  vpcUpdate: vpc,
  vpcDelete: [...vpc, ...subnet, ...firewall, ...router, ...route, ...gateway, ...gatewayParts],
  vpcFirewallRulesUpdate: firewall,
  vpcRouterCreate: router,
  vpcRouterUpdate: router,
  vpcRouterDelete: [...router, ...route, ...subnet],
  vpcRouterRouteCreate: route,
  vpcRouterRouteUpdate: route,
  vpcRouterRouteDelete: route,
  // the system router keeps a route per subnet
  vpcSubnetCreate: [...subnet, ...route],
  vpcSubnetUpdate: [...subnet, ...route],
  vpcSubnetDelete: [...subnet, ...route, 'vpcSubnetListNetworkInterfaces'],

  policyUpdate: siloPolicy,
  // a project comes with a VPC named default
  projectCreate: [...project, ...vpc, 'projectPolicyView'],
  projectUpdate: project,
  projectDelete: [...project, 'projectPolicyView', ...vpc],
  projectPolicyUpdate: ['projectPolicyView'],

  sledAdd: ['sledList', 'sledListUninitialized'],
  sledSetProvisionPolicy: ['sledList', 'sledView'],
  networkingSwitchPortLldpConfigUpdate: ['networkingSwitchPortLldpConfigView'],
  networkingSwitchPortApplySettings: switchPort,
  networkingSwitchPortClearSettings: switchPort,

  localIdpUserCreate: user,
  localIdpUserDelete: [...user, 'policyView', 'siloPolicyView'],
  localIdpUserSetPassword: [],
  samlIdentityProviderCreate: identityProvider,

  ipPoolCreate: pool,
  ipPoolUpdate: [...pool, 'ipPoolServiceView'],
  ipPoolDelete: [...pool, ...poolLink, ...poolRange],
  ipPoolRangeAdd: poolRange,
  ipPoolRangeRemove: poolRange,
  ipPoolSiloLink: poolLink,
  ipPoolSiloUpdate: poolLink,
  ipPoolSiloUnlink: poolLink,
  ipPoolServiceRangeAdd: ['ipPoolServiceRangeList'],
  ipPoolServiceRangeRemove: ['ipPoolServiceRangeList'],

  networkingAddressLotCreate: lot,
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
  networkingSwitchPortSettingsCreate: portSettings,
  networkingSwitchPortSettingsDelete: portSettings,

  // the operator's policy decides who sees the system area
  systemPolicyUpdate: ['systemPolicyView'],
  siloCreate: [...silo, ...quotas, 'certificateList'],
  siloDelete: [...silo, ...quotas, ...poolLink, ...identityProvider, ...user],
  siloPolicyUpdate: siloPolicy,
  siloQuotasUpdate: quotas,
  targetReleaseUpdate: ['targetReleaseView'],

  webhookDeliveryResend: delivery,
  webhookReceiverCreate: receiver,
  webhookReceiverUpdate: receiver,
  webhookReceiverDelete: [...receiver, ...delivery, 'webhookSecretsList'],
  webhookReceiverProbe: delivery,
  webhookReceiverSubscriptionAdd: receiver,
  webhookReceiverSubscriptionRemove: receiver,
  webhookSecretsAdd: ['webhookSecretsList', ...receiver],
  webhookSecretsDelete: ['webhookSecretsList', ...receiver],
};
