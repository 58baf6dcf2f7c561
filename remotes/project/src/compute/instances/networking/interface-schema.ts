import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { ipNetworkError } from '@console/shared/format';

/**
 * What the form of a new interface holds and sends. Without an address the server takes the next free one of the subnet.
 * @param takenNames names that are refused before anything is sent; the server knows others
 */
export const interfaceSchema = (takenNames: ReadonlySet<string>) =>
  v.object({
    name: v.pipe(
      field.name(),
      field.check((name) => !takenNames.has(name), 'Name is already in use'),
    ),
    description: field.description(),
    vpcName: field.choice(),
    subnetName: field.choice(),
    ip: field.optionalIp(),
  });

/** What the form of an interface that is there holds and sends. */
export const interfaceEditSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    transitIps: v.array(v.string()),
    /** A network that has been typed and not added: it must not get lost without a word. */
    transitIp: v.pipe(
      v.string(),
      field.check((text) => text.trim() === '', 'Add this network to the list, or clear it'),
    ),
  }),
  v.transform(({ name, description, transitIps }) => ({ name, description, transitIps })),
);

/** What the form of an interface that is there holds. */
export type InterfaceValues = v.InferInput<typeof interfaceEditSchema>;

/**
 * Why a network cannot be added to the list of transit IPs, or `undefined` when it can (docs/screens/compute-storage.md
 * section 5.4.3). Blanks around it are ignored.
 */
export function transitIpError(text: string, list: readonly string[]): string | undefined {
  const network = text.trim();
  const isListed = list.some((one) => one.toLowerCase() === network.toLowerCase());
  return ipNetworkError(network) ?? (isListed ? 'Transit IP already in list' : undefined);
}
