export type { Action, ActionReason, ActionSection } from './action.ts';
export { actionCommands, actionItems, runAction, type ActionItem } from './run.ts';
