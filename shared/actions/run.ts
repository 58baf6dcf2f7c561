import type { FoundAction } from '@console/shared/contract';
import { makeStale, refetched } from '@console/shared/query';
import { type Command, confirm, sayFailure, toast } from '@console/shared/runtime';
import type { Action, ActionReason, ActionSection } from './action.ts';
import type { Following } from './follow.ts';
import { sayChange } from './say.tsx';
import type { LucideIcon } from 'lucide-react';

/** An action bound to one resource, as menus and the palette use it. */
export interface ActionItem {
  id: string;
  label: string;
  icon?: LucideIcon;
  section: ActionSection;
  danger: boolean;
  /** Set when the action is disabled. */
  reason?: ActionReason;
  to?: string;
  onSelect?: () => void;
}

/**
 * Runs an action without confirmation and toasts. Resolves to a `Following` when the change continues after the server's response.
 * Rejects when the action fails.
 */
export async function perform<Resource>(
  { run, call }: Action<Resource>,
  resource: Resource,
): Promise<Following | undefined> {
  return followingIn(await (run ? run(resource) : call?.(resource).send()));
}

/** Checked by its members, not by its class: the shell's tables and each area have their own copy of this module. */
const isFollowing = (result: unknown): result is Following =>
  typeof result === 'object' && result !== null && 'settles' in result && 'ended' in result;

const followingIn = (result: unknown) => (isFollowing(result) ? result : undefined);

/**
 * Like `perform`, for one row of a bulk job, which reports all outcomes. The data of a failed row may be stale, so its list is
 * refetched too.
 */
export async function performOne<Resource>(
  action: Action<Resource>,
  resource: Resource,
): Promise<Following | undefined> {
  try {
    return await (action.many?.run
      ? followingIn(await action.many.run(resource))
      : perform(action, resource));
  } catch (error) {
    const call = action.call?.(resource);
    if (call) makeStale(call.operation, call.input);
    throw error;
  }
}

async function performAndSay<Resource>(action: Action<Resource>, resource: Resource): Promise<void> {
  const following = await perform(action, resource);
  // A row that is still visible while a toast reports it as deleted would look like a failure
  if (!action.after && action.call?.(resource).operation.id.endsWith('Delete')) await refetched();
  const content = action.done?.(resource);
  if (following) sayChange(following, content);
  else if (content !== undefined) {
    const variant = action.continues ? 'info' : 'success';
    toast({ variant, content, undo: action.undo?.(resource) });
  }
  await action.after?.(resource);
}

/** Whether the action changes something; other actions only navigate. */
const canRun = <Resource>({ run, call }: Action<Resource>): boolean => Boolean(run ?? call);

/** Runs an action: with its confirmation when it has one, and with a toast of the result. */
export function runAction<Resource>(action: Action<Resource>, resource: Resource): void {
  if (!canRun(action) || (action.allowed && action.allowed(resource) !== true)) return;
  if (action.confirm) {
    action.prepare?.();
    confirm({
      danger: action.danger ?? false,
      ...action.confirm(resource),
      ...(action.call && { request: action.call(resource) }),
      action: () => performAndSay(action, resource),
    });
    return;
  }
  void performAndSay(action, resource).catch((error: unknown) =>
    sayFailure(error, action.errorTitle?.(resource) ?? 'Error', action.call?.(resource), () =>
      runAction(action, resource),
    ),
  );
}

/** `true`, or why not: a missing role comes before the state, which someone else would have to change. */
export const allowedTo = <Resource>(
  { section, hasOwnRole, allowed }: Action<Resource>,
  resource: Resource,
  refusal: ActionReason | undefined,
): true | ActionReason =>
  (section === 'view' || hasOwnRole ? undefined : refusal) ?? allowed?.(resource) ?? true;

/**
 * Binds actions to a resource, in the order given.
 * @param refusal why the user's roles do not allow changing the resource: `refusalAtom` of its page
 */
export function actionItems<Resource>(
  actions: readonly Action<Resource>[],
  resource: Resource,
  refusal?: ActionReason,
): ActionItem[] {
  return actions.map((action) => {
    const allowed = allowedTo(action, resource, refusal);
    return {
      id: action.id,
      label: typeof action.label === 'string' ? action.label : action.label(resource),
      section: action.section ?? 'edit',
      danger: action.danger ?? false,
      ...(action.icon ? { icon: action.icon } : {}),
      ...(allowed === true ? {} : { reason: allowed }),
      ...(action.to ? { to: action.to(resource) } : {}),
      ...(canRun(action) ? { onSelect: () => runAction(action, resource) } : {}),
    };
  });
}

/** The same for the search of the shell: the result of an area's `actionsOn`. */
export const foundActions = <Resource>(
  actions: readonly Action<Resource>[],
  resource: Resource,
  refusal?: ActionReason,
): FoundAction[] =>
  actionItems(actions, resource, refusal).map(({ id, label, reason, to, onSelect }) => ({
    id,
    label,
    ...(reason === undefined ? {} : { reason }),
    ...(to === undefined ? {} : { to }),
    ...(onSelect ? { onSelect } : {}),
  }));

/** The actions that are allowed now, as palette entries under one heading. */
export const actionCommands = <Resource>(
  group: string,
  actions: readonly Action<Resource>[],
  resource: Resource,
  refusal?: ActionReason,
): Command[] =>
  actionItems(actions, resource, refusal)
    .filter(({ reason }) => reason === undefined)
    .map(({ label, to, onSelect }) => ({
      group,
      label,
      ...(to === undefined ? {} : { to }),
      ...(onSelect ? { run: onSelect } : {}),
    }));
