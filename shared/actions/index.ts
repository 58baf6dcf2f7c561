export type { Action, ActionReason, ActionSection } from './action.ts';
export { runAction, actionItems, type ActionItem } from './run.ts';
