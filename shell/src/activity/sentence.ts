import type { WriteId } from '@console/shared/api';
import type { Entry } from './entries.ts';

/** The members of an entry from which its sentence is built. */
export type SentenceSource = Pick<Entry, 'operation' | 'names' | 'answeredName'>;

const UUID = /^([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Sentences of operations whose ids do not end in a verb, or that involve two objects. */
const IRREGULAR: Readonly<Partial<Record<string, string>>> = {
  deviceAuthConfirm: 'Confirm device',
  loginLocal: 'Sign in',
  logout: 'Sign out',
  affinityGroupMemberInstanceAdd: 'Add instance {instance} to affinity group {affinityGroup}',
  affinityGroupMemberInstanceDelete: 'Remove instance {instance} from affinity group {affinityGroup}',
  antiAffinityGroupMemberInstanceAdd: 'Add instance {instance} to anti-affinity group {antiAffinityGroup}',
  antiAffinityGroupMemberInstanceDelete:
    'Remove instance {instance} from anti-affinity group {antiAffinityGroup}',
  diskBulkWriteImport: 'Write data to disk {disk}',
  diskBulkWriteImportStart: 'Start import into disk {disk}',
  diskBulkWriteImportStop: 'Stop import into disk {disk}',
  diskFinalizeImport: 'Finalize import into disk {disk}',
  floatingIpAttach: 'Attach floating IP {floatingIp} to instance {parent}',
  instanceDiskAttach: 'Attach disk {disk} to instance {instance}',
  instanceDiskDetach: 'Detach disk {disk} from instance {instance}',
  instanceEphemeralIpAttach: 'Attach ephemeral IP to instance {instance}',
  instanceEphemeralIpDetach: 'Detach ephemeral IP from instance {instance}',
  internetGatewayIpAddressCreate: 'Add IP address {name} to internet gateway {gateway}',
  internetGatewayIpAddressDelete: 'Remove IP address {address} from internet gateway {gateway}',
  internetGatewayIpPoolCreate: 'Add IP pool {name} to internet gateway {gateway}',
  internetGatewayIpPoolDelete: 'Remove IP pool {pool} from internet gateway {gateway}',
  policyUpdate: 'Update access to the silo',
  projectPolicyUpdate: 'Update access to project {project}',
  systemPolicyUpdate: 'Update access to the system',
  siloPolicyUpdate: 'Update access to silo {silo}',
  siloQuotasUpdate: 'Update quotas of silo {silo}',
  sledAdd: 'Add sled {serial}',
  sledSetProvisionPolicy: 'Set provision policy of sled {sledId}',
  networkingSwitchPortLldpConfigUpdate: 'Update LLDP configuration of switch port {port}',
  networkingSwitchPortApplySettings: 'Apply settings to switch port {port}',
  networkingSwitchPortClearSettings: 'Clear settings of switch port {port}',
  networkingSwitchPortSettingsDelete: 'Delete switch port settings {portSettings}',
  networkingAllowListUpdate: 'Update allow list',
  networkingBfdDisable: 'Disable BFD',
  networkingBfdEnable: 'Enable BFD',
  networkingBgpConfigCreate: 'Create BGP configuration {name}',
  networkingBgpConfigDelete: 'Delete BGP configuration {nameOrId}',
  networkingBgpAnnounceSetUpdate: 'Update BGP announce set {name}',
  networkingLoopbackAddressDelete: 'Delete loopback address {address}',
  localIdpUserCreate: 'Create user {externalId}',
  localIdpUserSetPassword: 'Set password of user {userId}',
  ipPoolRangeAdd: 'Add range to IP pool {pool}',
  ipPoolRangeRemove: 'Remove range from IP pool {pool}',
  ipPoolServiceRangeAdd: 'Add range to the service IP pool',
  ipPoolServiceRangeRemove: 'Remove range from the service IP pool',
  ipPoolSiloLink: 'Link silo {silo} to IP pool {pool}',
  ipPoolSiloUpdate: 'Update link of silo {silo} to IP pool {pool}',
  ipPoolSiloUnlink: 'Unlink silo {silo} from IP pool {pool}',
  vpcFirewallRulesUpdate: 'Update firewall rules of VPC {vpc}',
  webhookDeliveryResend: 'Resend webhook delivery {eventId}',
  webhookReceiverSubscriptionAdd: 'Add subscription to webhook receiver {receiver}',
  webhookReceiverSubscriptionRemove: 'Remove subscription {subscription} from webhook receiver {receiver}',
  webhookSecretsAdd: 'Add secret to webhook receiver {receiver}',
  webhookSecretsDelete: 'Delete webhook secret {secretId}',
} satisfies Partial<Record<WriteId, string>>;

/** Prefixes of operation ids that are not part of the sentence. */
const UNSAID =
  /^(?:networking|current user|local idp|vpc router(?= route)|vpc(?= router| subnet)|instance(?= network)) /;

const ACRONYMS = /\b(?:bgp|ip|saml|ssh|vpc)\b/g;

/** `Attach {floatingIp}`: verb and resource of the operation id; the object is named in the body or by the last path parameter. */
function regular({ id, path }: SentenceSource['operation']): string {
  // Ids of operations of other services begin with the name of the service
  const words = id
    .slice(id.indexOf('.') + 1)
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase());
  const verb = words.pop() ?? '';
  const resource = words
    .join(' ')
    .replace(UNSAID, '')
    .replace('anti affinity', 'anti-affinity')
    .replace(ACRONYMS, (word) => word.toUpperCase());
  const object = verb === 'create' ? 'name' : /\{(\w+)\}[^{]*$/.exec(path)?.[1];
  const what = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${resource}`;
  return object === undefined ? what : `${what} {${object}}`;
}

const templateOf = (operation: SentenceSource['operation']): string =>
  Object.hasOwn(IRREGULAR, operation.id) ? (IRREGULAR[operation.id] ?? '') : regular(operation);

/** Describes a request as a sentence without a period: `Stop instance web-1`. */
export function sentenceOf({ operation, names, answeredName }: SentenceSource): string {
  const template = templateOf(operation);
  const nameOf = (key: string) => {
    const value = names[key] ?? '';
    const id = UUID.exec(value)?.[1];
    return id === undefined ? value : (answeredName ?? `${id}…`);
  };
  return template
    .replace(/\{(\w+)\}/g, (_, key: string) => nameOf(key))
    .replace(/ +/g, ' ')
    .trim();
}

/** Containers of resources, innermost first. */
const SCOPES = [
  ['router', 'router'],
  ['gateway', 'internet gateway'],
  ['vpc', 'VPC'],
  ['instance', 'instance'],
  ['silo', 'silo'],
  ['project', 'project'],
] as const;

/** The location of the object, unless the sentence contains it: `in VPC default, project edge-cache`. */
export function scopeOf({ operation, names }: SentenceSource): string | undefined {
  const template = templateOf(operation);
  const scopes = SCOPES.filter(([key]) => names[key] !== undefined && !template.includes(`{${key}}`));
  if (scopes.length === 0) return undefined;
  return `in ${scopes.map(([key, word]) => `${word} ${names[key]}`).join(', ')}`;
}
