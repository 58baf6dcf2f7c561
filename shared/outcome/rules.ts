import type { ApiRequest, Input, WriteId } from '@console/shared/api';
import { computeRules } from './rules-compute.ts';
import { networkRules } from './rules-network.ts';
import { projectRules } from './rules-project.ts';
import { rackRules } from './rules-rack.ts';
import { systemRules } from './rules-system.ts';
import type { Rule, Rules } from './reads.ts';

/** The check of the outcome of each write operation (docs/screens/operator.md section 0.4). */
export const RULES: Rules = {
  ...rackRules,
  ...systemRules,
  ...projectRules,
  ...computeRules,
  ...networkRules,
};

/**
 * Whether the server executed a request that got no response; undefined when no read shows it.
 *
 * `callTo` builds a request from an operation and the input of that operation; the type of a request does not express that they
 * match. The overload is the only place that assumes it.
 */
export function wasDone(request: ApiRequest): Promise<boolean | undefined>;
export async function wasDone<Id extends WriteId>(request: {
  operation: { readonly id: Id };
  input: Input<Id>;
}): Promise<boolean | undefined> {
  const rule: Rule<Id> | undefined = RULES[request.operation.id];
  return rule?.(request.input);
}
