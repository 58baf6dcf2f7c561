export type { Action, ActionReason } from './action.ts';
export { deleteAction, deleteInDialog, type DeleteOptions } from './delete-action.tsx';
export { createFollower, type Follower, Following } from './follow.ts';
export { followedSince } from './followed.ts';
export { neededPart } from './needed.ts';
export type { Settles } from './phases.ts';
export {
  actionCommands,
  actionItems,
  allowedTo,
  foundActions,
  performOne,
  runAction,
  type ActionItem,
} from './run.ts';
export { sayChange } from './say.tsx';
export { createSequence } from './sequence.ts';
