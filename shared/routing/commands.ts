import { useEffect, useMemo } from 'react';
import { registerCommands, type Command } from '@console/shared/runtime';

/** Offers palette entries while the caller is mounted. Pass a memoized list, because a new list is registered again. */
export function useCommands(commands: readonly Command[]): void {
  // The palette is outside the page; leaving the page removes its entries.
  useEffect(() => registerCommands(commands), [commands]);
}

/** Offers the main action of a page in the palette while the caller is mounted, unless it is disabled for a reason. */
export function useActionCommand(label: string, to: string, disabledReason?: string): void {
  const isOffered = disabledReason === undefined;
  useCommands(useMemo(() => (isOffered ? [{ group: 'Actions', label, to }] : []), [isOffered, label, to]));
}
