import type { OperationId } from '../wire/api.ts';
import type { Rule } from '../auth/rule.ts';
import { computeRules } from './compute/rules.ts';
import { metricsRules } from './metrics/rules.ts';
import { networkingRules } from './networking/rules.ts';
import { poolsRules } from './pools/rules.ts';
import { rackRules } from './rack/rules.ts';
import { silosRules } from './silos/rules.ts';
import { storageRules } from './storage/rules.ts';
import { supportRules } from './support/rules.ts';
import { webhooksRules } from './webhooks/rules.ts';

/** The rule of every operation. docs/contract/server-behaviour.md section 2 [S]. */
export const rules: { readonly [Id in OperationId]: Rule } = {
  ...computeRules,
  ...metricsRules,
  ...networkingRules,
  ...poolsRules,
  ...rackRules,
  ...silosRules,
  ...storageRules,
  ...supportRules,
  ...webhooksRules,
};
