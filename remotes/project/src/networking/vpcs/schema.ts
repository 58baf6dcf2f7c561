import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { isWholeNet, isWithin, parseNet } from '@console/shared/format';

/** Unique local addresses that are assigned locally (docs/contract/corrections.md). */
const LOCAL = parseNet('fd00::/8');

const PREFIX_WIDTH = 48;

/** Why a text cannot be the IPv6 prefix of a VPC (docs/screens/network-access.md section 17, B-L2). */
export function prefixError(text: string): string | undefined {
  const net = parseNet(text);
  if (net?.version !== 6) return 'Must be an IPv6 prefix';
  if (!LOCAL || !isWithin(net, LOCAL)) return 'Must be a unique local address, in fd00::/8';
  if (net.width !== PREFIX_WIDTH) return `Width must be ${PREFIX_WIDTH}`;
  return isWholeNet(net) ? undefined : 'Must be zero after the first 48 bits';
}

/** The schema of a new VPC. Its output is the request body. */
export const vpcSchema = v.object({
  name: field.name(),
  description: field.description(),
  dnsName: field.name(),
  ipv6Prefix: v.pipe(
    field.optionalText(),
    v.rawCheck<string | undefined>(({ dataset, addIssue }) => {
      const message = dataset.typed && dataset.value ? prefixError(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  ),
});

export const vpcEditSchema = v.object({
  name: field.name(),
  description: field.description(),
  dnsName: field.optionalName(),
});
