import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { type TakenBlock, ipv4BlockError, ipv6BlockError } from './blocks.ts';

/** The option for no custom router: the subnet uses only the system router. Routers are identified by id. */
export const NO_ROUTER = 'none';

/** A rule of a text that is a valid network or empty. */
const blockRule = <Text extends string | undefined>(error: (text: string) => string | undefined) =>
  v.rawCheck<Text>(({ dataset, addIssue }) => {
    const message = dataset.typed && dataset.value ? error(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  });

/** Constraints from the VPC of a new subnet. */
export interface SubnetRules {
  /** IPv6 prefix of the VPC. */
  prefix: string;
  /** Blocks of its subnets. */
  taken: readonly TakenBlock[];
}

/** The schema of a new subnet. Its output is the request body. */
export const subnetSchema = ({ prefix, taken }: SubnetRules) =>
  v.object({
    name: field.name(),
    description: field.description(),
    ipv4Block: v.pipe(
      field.ipNetwork(),
      blockRule<string>((text) => ipv4BlockError(text, taken)),
    ),
    ipv6Block: v.pipe(
      field.optionalIpNetwork(),
      blockRule<string | undefined>((text) => ipv6BlockError(text, prefix, taken)),
    ),
    customRouter: v.pipe(
      field.choice(),
      v.transform((router) => (router === NO_ROUTER ? undefined : router)),
    ),
  });

/** The schema of an existing subnet. The router is always sent: an update without one would detach it. */
export const subnetEditSchema = v.object({
  name: field.name(),
  description: field.description(),
  customRouter: v.pipe(
    field.choice(),
    v.transform((router) => (router === NO_ROUTER ? null : router)),
  ),
});

/** Values of the form of a new subnet. */
export type SubnetInput = v.InferInput<ReturnType<typeof subnetSchema>>;
