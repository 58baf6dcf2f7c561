import type { ApiRequest, Input, WriteId } from '@console/shared/api';
import { projectRules } from './rules-project.ts';
import { rackRules } from './rules-rack.ts';
import { systemRules } from './rules-system.ts';
import type { Rule, Rules } from './reads.ts';

/** What tells whether a write was carried out, by operation (docs/screens/operator.md section 0.4). */
export const RULES: Rules = { ...rackRules, ...systemRules, ...projectRules };

/**
 * Whether a request that got no answer was carried out; undefined when nothing that can be read tells.
 *
 * A request is made of an operation and its own input (`callTo`), which its type does not say; the overload is the only place with
 * this assumption.
 */
export function wasDone(request: ApiRequest): Promise<boolean | undefined>;
export async function wasDone<Id extends WriteId>(request: {
  operation: { readonly id: Id };
  input: Input<Id>;
}): Promise<boolean | undefined> {
  const rule: Rule<Id> | undefined = RULES[request.operation.id];
  return rule?.(request.input);
}
