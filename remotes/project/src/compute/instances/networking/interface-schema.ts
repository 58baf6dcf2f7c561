import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { formatNet, ipNetworkError, isWholeNet, isWithin, overlaps, parseNet } from '@console/shared/format';

/** VPC and subnets of the instance's other interfaces, by name. */
export interface Home {
  readonly vpc: string;
  /** Subnets that are already used. */
  readonly subnets: ReadonlySet<string>;
}

/**
 * The schema of a new interface. Without an address the server assigns the next free one of the subnet.
 * @param takenNames names that are refused before the request; more may be taken on the server
 * @param home VPC and subnets of the other interfaces; undefined for the first one
 */
export const interfaceSchema = (takenNames: ReadonlySet<string>, home?: Home) =>
  v.object({
    name: v.pipe(
      field.name(),
      field.check((name) => !takenNames.has(name), 'Name is already in use'),
    ),
    description: field.description(),
    vpcName: v.pipe(
      field.choice(),
      field.check(
        (name) => home === undefined || name === home.vpc,
        `All interfaces of an instance must be in one VPC, here ${home?.vpc ?? ''}`,
      ),
    ),
    subnetName: v.pipe(
      field.choice(),
      field.check((name) => !home?.subnets.has(name), 'The instance already has an interface in this subnet'),
    ),
    ip: field.optionalIp(),
  });

export const interfaceEditSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    transitIps: v.array(v.string()),
    /** A network that was typed and not added. */
    transitIp: v.string(),
  }),
  // It must not be lost silently, unless the list contains it
  v.forward(
    v.partialCheck(
      [['transitIps'], ['transitIp']],
      ({ transitIps, transitIp }) => transitIp.trim() === '' || isListed(transitIp.trim(), transitIps),
      'Add this network to the list, or clear it',
    ),
    ['transitIp'],
  ),
  v.transform(({ name, description, transitIps }) => ({ name, description, transitIps })),
);

export type InterfaceValues = v.InferInput<typeof interfaceEditSchema>;

const isListed = (network: string, list: readonly string[]) =>
  list.some((one) => one.toLowerCase() === network.toLowerCase());

/** Networks that are not accepted as transit IPs (docs/contract/corrections.md "Addresses"). */
const REFUSED = [
  ['127.0.0.0/8', 'loopback'],
  ['::1/128', 'loopback'],
  ['224.0.0.0/4', 'multicast'],
  ['ff00::/8', 'multicast'],
] as const;

/**
 * Why a network cannot be added to the list of transit IPs, or `undefined` when it can (docs/screens/compute-storage.md section
 * 5.4.3, docs/contract/corrections.md "Addresses"). Ignores surrounding white space.
 */
export function transitIpError(text: string, list: readonly string[]): string | undefined {
  const network = text.trim();
  const malformed = ipNetworkError(network);
  if (malformed !== undefined) return malformed;
  return isListed(network, list) ? 'Transit IP already in list' : refusedNetwork(network, list);
}

function refusedNetwork(text: string, list: readonly string[]): string | undefined {
  const net = parseNet(text);
  if (!net) return undefined;
  if (!isWholeNet(net)) return `Must start at the first address of the network: ${formatNet(net)}`;
  for (const [block, word] of REFUSED) {
    const refused = parseNet(block);
    if (refused && isWithin(net, refused)) return `Cannot be a ${word} network`;
  }
  const other = list.find((one) => {
    const listed = parseNet(one);
    return listed !== undefined && overlaps(listed, net);
  });
  return other && `Overlaps ${other}`;
}
