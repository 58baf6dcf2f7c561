export type { Action, ActionReason, ActionSection } from './action.ts';
export { deleteAction, type DeleteOptions } from './delete-action.tsx';
export { actionCommands, actionItems, perform, performOne, runAction, type ActionItem } from './run.ts';
