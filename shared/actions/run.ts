import { makeStale } from '@console/shared/query';
import { type Command, confirm, toast } from '@console/shared/runtime';
import type { Action, ActionReason, ActionSection } from './action.ts';
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

/** Runs an action without confirmation and toasts. Rejects when it fails. */
export async function perform<Resource>({ run, call }: Action<Resource>, resource: Resource): Promise<void> {
  await (run ? run(resource) : call?.(resource).send());
}

/**
 * Like `perform`, for one row of a bulk job, which reports all outcomes. The data of a failed row may be stale, so its list is
 * refetched too.
 */
export async function performOne<Resource>(action: Action<Resource>, resource: Resource): Promise<void> {
  try {
    await (action.many?.run ? action.many.run(resource) : perform(action, resource));
  } catch (error) {
    const call = action.call?.(resource);
    if (call) makeStale(call.operation, call.input);
    throw error;
  }
}

async function performAndSay<Resource>(action: Action<Resource>, resource: Resource): Promise<void> {
  await perform(action, resource);
  const content = action.done?.(resource);
  if (content !== undefined) toast({ content });
  await action.after?.(resource);
}

/** Whether the action changes something; other actions only navigate. */
const canRun = <Resource>({ run, call }: Action<Resource>): boolean => Boolean(run ?? call);

/** Runs an action: with its confirmation when it has one, and with a toast of the result. */
export function runAction<Resource>(action: Action<Resource>, resource: Resource): void {
  if (!canRun(action) || (action.allowed && action.allowed(resource) !== true)) return;
  if (action.confirm) {
    confirm({
      danger: action.danger ?? false,
      ...action.confirm(resource),
      ...(action.call && { request: action.call(resource) }),
      action: () => performAndSay(action, resource),
    });
    return;
  }
  void performAndSay(action, resource).catch((error: unknown) =>
    toast({
      variant: 'error',
      title: action.errorTitle?.(resource) ?? 'Error',
      content: error instanceof Error ? error.message : 'Unknown server error',
    }),
  );
}

/** Binds actions to a resource, in the order given. */
export function actionItems<Resource>(
  actions: readonly Action<Resource>[],
  resource: Resource,
): ActionItem[] {
  return actions.map((action) => {
    const allowed = action.allowed?.(resource) ?? true;
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

/** The actions that are allowed now, as palette entries under one heading. */
export const actionCommands = <Resource>(
  group: string,
  actions: readonly Action<Resource>[],
  resource: Resource,
): Command[] =>
  actionItems(actions, resource)
    .filter(({ reason }) => reason === undefined)
    .map(({ label, to, onSelect }) => ({
      group,
      label,
      ...(to === undefined ? {} : { to }),
      ...(onSelect ? { run: onSelect } : {}),
    }));
