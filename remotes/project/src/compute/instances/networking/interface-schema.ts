import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { formatNet, ipNetworkError, isWholeNet, isWithin, overlaps, parseNet } from '@console/shared/format';

/** Where the other interfaces of the instance are, by name. */
export interface Home {
  /** The VPC that all of them are in. */
  readonly vpc: string;
  /** Subnets that have one. */
  readonly subnets: ReadonlySet<string>;
}

/**
 * What the form of a new interface holds and sends. Without an address the server takes the next free one of the subnet.
 * @param takenNames names that are refused before anything is sent; the server knows others
 * @param home where the other interfaces are; undefined for the first one
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

/** What the form of an interface that is there holds and sends. */
export const interfaceEditSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    transitIps: v.array(v.string()),
    /** A network that has been typed and not added. */
    transitIp: v.string(),
  }),
  // It must not get lost without a word; one that is in the list already is not lost
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

/** What the form of an interface that is there holds. */
export type InterfaceValues = v.InferInput<typeof interfaceEditSchema>;

const isListed = (network: string, list: readonly string[]) =>
  list.some((one) => one.toLowerCase() === network.toLowerCase());

/** Networks that no traffic is passed on to (docs/contract/corrections.md "Addresses"). */
const REFUSED = [
  ['127.0.0.0/8', 'loopback'],
  ['::1/128', 'loopback'],
  ['224.0.0.0/4', 'multicast'],
  ['ff00::/8', 'multicast'],
] as const;

/**
 * Why a network cannot be added to the list of transit IPs, or `undefined` when it can (docs/screens/compute-storage.md
 * section 5.4.3, docs/contract/corrections.md "Addresses"). Blanks around it are ignored.
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
