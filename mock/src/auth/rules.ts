import type { OperationId } from '../api.ts';
import type { Rule } from './rule.ts';
import { projectRules } from './rules-project.ts';
import { otherRules } from './rules-system.ts';

/** The rule of every operation. server-behaviour 2 [S]. */
export const rules: { readonly [Id in OperationId]: Rule } = { ...projectRules, ...otherRules };
