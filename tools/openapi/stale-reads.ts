/** Reads that become stale together, by camelCase operation id; building blocks of `stale.ts`. */

/** Reads that show an instance's name or state. */
export const instance = [
  'instanceList',
  'instanceView',
  'sledInstanceList',
  'affinityGroupMemberList',
  'affinityGroupMemberInstanceView',
  'antiAffinityGroupMemberList',
  'antiAffinityGroupMemberInstanceView',
];
export const disk = ['diskList', 'diskView', 'instanceDiskList'];
/** Capacity in use: CPUs and memory of instances that run, storage of disks and snapshots. */
export const utilization = ['utilizationView', 'siloUtilizationList', 'siloUtilizationView'];
export const floatingIp = ['floatingIpList', 'floatingIpView'];
export const externalIp = [...floatingIp, 'instanceExternalIpList'];
export const nic = [
  'instanceNetworkInterfaceList',
  'instanceNetworkInterfaceView',
  'vpcSubnetListNetworkInterfaces',
];
export const affinity = ['affinityGroupList', 'affinityGroupView', 'instanceAffinityGroupList'];
export const antiAffinity = [
  'antiAffinityGroupList',
  'antiAffinityGroupView',
  'instanceAntiAffinityGroupList',
];
export const affinityMember = [
  'affinityGroupMemberList',
  'affinityGroupMemberInstanceView',
  'instanceAffinityGroupList',
];
export const antiAffinityMember = [
  'antiAffinityGroupMemberList',
  'antiAffinityGroupMemberInstanceView',
  'instanceAntiAffinityGroupList',
];
export const image = ['imageList', 'imageView'];
export const snapshot = ['snapshotList', 'snapshotView'];
export const vpc = ['vpcList', 'vpcView'];
export const subnet = ['vpcSubnetList', 'vpcSubnetView'];
export const router = ['vpcRouterList', 'vpcRouterView'];
export const route = ['vpcRouterRouteList', 'vpcRouterRouteView'];
export const firewall = ['vpcFirewallRulesView'];
export const gateway = ['internetGatewayList', 'internetGatewayView'];
export const gatewayParts = ['internetGatewayIpPoolList', 'internetGatewayIpAddressList'];
export const project = ['projectList', 'projectView'];
export const sshKey = ['currentUserSshKeyList', 'currentUserSshKeyView', 'instanceSshPublicKeyList'];
export const certificate = ['certificateList', 'certificateView'];
export const probe = ['probeList', 'probeView'];
export const bundle = ['supportBundleList', 'supportBundleView'];

export const sled = ['sledList', 'sledView'];

/** A pool as its owner and as the silos it is linked to see it. */
export const pool = ['ipPoolList', 'ipPoolView', 'projectIpPoolList', 'projectIpPoolView', 'siloIpPoolList'];
export const poolLink = ['ipPoolSiloList', 'siloIpPoolList', 'projectIpPoolList', 'projectIpPoolView'];
export const poolRange = ['ipPoolRangeList', 'ipPoolUtilizationView'];
export const silo = ['siloList', 'siloView'];
export const quotas = ['siloQuotasView', 'systemQuotasList', ...utilization];
export const user = ['siloUserList', 'siloUserView', 'userList'];
export const identityProvider = ['siloIdentityProviderList', 'samlIdentityProviderView'];
/** Two operations return the same policy of the own silo. */
export const siloPolicy = ['policyView', 'siloPolicyView'];

const switchPort = ['networkingSwitchPortList', 'networkingSwitchPortStatus'];
export const portSettings = ['networkingSwitchPortSettingsList', 'networkingSwitchPortSettingsView'];
export const lot = ['networkingAddressLotList', 'networkingAddressLotBlockList'];
export const loopback = ['networkingLoopbackAddressList'];
export const bgp = ['networkingBgpConfigList', 'networkingBgpStatus', 'networkingBgpExported'];
export const announce = [
  'networkingBgpAnnounceSetList',
  'networkingBgpAnnouncementList',
  'networkingBgpExported',
];
export const receiver = ['webhookReceiverList', 'webhookReceiverView'];
export const delivery = ['webhookDeliveryList'];
/** What follows from the settings of a port: its link and neighbours, sessions and routes. Also an event for receivers. */
export const portInForce = [
  ...switchPort,
  'networkingSwitchPortLldpConfigView',
  'networkingSwitchPortLldpNeighbors',
  'networkingBfdStatus',
  'networkingBgpStatus',
  'networkingBgpExported',
  'networkingBgpImportedRoutesIpv4',
  ...delivery,
];
