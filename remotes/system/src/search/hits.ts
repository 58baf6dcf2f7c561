import type {
  AddressLot,
  BgpConfig,
  IpPool,
  PhysicalDisk,
  Rack,
  Silo,
  Sled,
  SledInstance,
  SupportBundleInfo,
  Switch,
  SwitchPort,
  SwitchPortSettings,
  User,
  WebhookReceiver,
} from '@console/shared/api';
import type { SearchHit } from '@console/shared/contract';
import { filterWord, withoutCredentials } from '@console/shared/format';
import { to } from '@console/shared/routing';

export const siloHit = ({ id, name }: Silo): SearchHit => ({
  kind: 'silo',
  id,
  name,
  context: [],
  to: to('/system/silos/:silo', { silo: name }),
});

export const poolHit = ({ id, name }: IpPool): SearchHit => ({
  kind: 'ip-pool',
  id,
  name,
  context: [],
  to: to('/system/networking/ip-pools/:pool', { pool: name }),
});

export const sledPath = (sledId: string): string =>
  to('/system/inventory/sleds/:sledId/instances', { sledId });

export const sledHit = ({ id, baseboard, policy, state }: Sled): SearchHit => ({
  kind: 'sled',
  id,
  name: baseboard.serial,
  context: [baseboard.part],
  state: policy.kind === 'in_service' ? state : policy.kind,
  to: sledPath(id),
});

export const rackHit = ({ id }: Rack): SearchHit => ({
  kind: 'rack',
  id,
  name: id,
  context: [],
  to: to('/system/inventory/racks/:rackId', { rackId: id }),
});

export const switchHit = ({ id, baseboard }: Switch): SearchHit => ({
  kind: 'switch',
  id,
  name: baseboard.serial,
  context: [baseboard.part],
  to: to('/system/inventory/switches/:switchId', { switchId: id }),
});

export const physicalDiskHit = ({ id, serial, model, vendor, state }: PhysicalDisk): SearchHit => ({
  kind: 'physical-disk',
  id,
  name: serial,
  context: [`${vendor} ${model}`],
  state,
  to: to('/system/inventory/disks/:diskId', { diskId: id }),
});

export const switchPortHit = ({ id, portName: port, switchLocation, rackId }: SwitchPort): SearchHit => ({
  kind: 'switch-port',
  id,
  name: port,
  context: [switchLocation],
  to: to('/system/networking/switch-ports/:rackId/:switchLocation/:port', { rackId, switchLocation, port }),
});

export const portSettingsHit = ({ id, name }: SwitchPortSettings): SearchHit => ({
  kind: 'port-settings',
  id,
  name,
  context: [],
  to: to('/system/networking/port-settings/:portSettings', { portSettings: name }),
});

export const addressLotHit = ({ id, name, kind }: AddressLot): SearchHit => ({
  kind: 'address-lot',
  id,
  name,
  context: [kind],
  to: to('/system/networking/address-lots/:addressLot', { addressLot: name }),
});

export const bgpConfigHit = ({ id, name, asn }: BgpConfig): SearchHit => ({
  kind: 'bgp-config',
  id,
  name,
  context: [`AS${asn}`],
  terms: [`as${asn}`],
  to: '/system/networking/bgp/configs',
});

export const receiverHit = ({ id, name, endpoint }: WebhookReceiver): SearchHit => ({
  kind: 'receiver',
  id,
  name,
  context: [withoutCredentials(endpoint)],
  to: to('/system/alerting/receivers/:receiver', { receiver: name }),
});

export const bundleHit = ({ id, reasonForCreation, state }: SupportBundleInfo): SearchHit => ({
  kind: 'support-bundle',
  id,
  name: id,
  context: [reasonForCreation],
  state,
  to: to('/system/support-bundles/:supportBundle', { supportBundle: id }),
});

/** Users of the own silo have no page: the link opens the filtered list; those of another silo are on its page. */
export const userHit = ({ id, displayName }: User, silo: string, own: string | undefined): SearchHit => ({
  kind: 'user',
  id,
  name: displayName,
  ...(silo === own
    ? { context: [], to: `/users?filter=${encodeURIComponent(filterWord(displayName))}` }
    : { context: [silo], to: `${to('/system/silos/:silo', { silo })}?tab=users` }),
});

/** The data of a sled about an instance, with the sled. */
export interface SledInstanceFacts extends Pick<SledInstance, 'id' | 'name' | 'siloName' | 'projectName'> {
  readonly runState: string;
  readonly sledId: string;
  /** Serial number of the sled. */
  readonly serial: string;
}

/**
 * An instance from the list of its sled. Operators see those of every silo; the page opens only for users with a role in the
 * project (docs/screens/operator.md section 0.1).
 */
export function sledInstanceHit(
  { id, name, siloName, projectName: project, runState, sledId, serial }: SledInstanceFacts,
  opens: boolean,
): SearchHit {
  return {
    kind: 'instance',
    id,
    name,
    context: [siloName, project, serial],
    state: runState,
    sledTo: sledPath(sledId),
    ...(opens && {
      project,
      to: to('/projects/:project/instances/:instance/storage', { project, instance: name }),
    }),
  };
}
