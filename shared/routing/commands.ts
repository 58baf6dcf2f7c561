import { useEffect, useMemo } from 'react';
import { registerCommands, type Command, usePageRefusal } from '@console/shared/runtime';

/** Whether a path is the address of a form: `disks-new`, `ranges-add`, `edit`, `firewall-rules-new/web`. */
export const isFormPath = (path: string): boolean => /-(?:new|add|edit)(?:\/[^/]+)?$|\/edit$/.test(path);

/**
 * Offers palette entries while the caller is mounted. Pass a memoized list, because a new list is registered again. Forms are not
 * offered to users whose roles do not allow changing anything on the page.
 */
export function useCommands(commands: readonly Command[]): void {
  const isRefused = usePageRefusal() !== undefined;
  const offered = useMemo(
    () => (isRefused ? commands.filter(({ to = '' }) => !isFormPath(to.replace(/\?.*/, ''))) : commands),
    [isRefused, commands],
  );
  // The palette is outside the page; leaving the page removes its entries.
  useEffect(() => registerCommands(offered), [offered]);
}

/** Offers the main action of a page in the palette while the caller is mounted, unless it is disabled for a reason. */
export function useActionCommand(label: string, to: string, disabledReason?: string): void {
  const isOffered = disabledReason === undefined;
  useCommands(useMemo(() => (isOffered ? [{ group: 'Actions', label, to }] : []), [isOffered, label, to]));
}
