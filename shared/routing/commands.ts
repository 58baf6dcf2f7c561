import { useEffect, useMemo } from 'react';
import { registerCommands, type Command } from '@console/shared/runtime';

/**
 * Offers palette entries while the caller is mounted. Pass a memoised list: a new list registers again.
 */
export function useCommands(commands: readonly Command[]): void {
  // The palette lives outside the page; leaving the page takes its entries away.
  useEffect(() => registerCommands(commands), [commands]);
}

/** Offers the main action of a page in the palette while the caller is mounted, unless there is a reason against it. */
export function useActionCommand(label: string, to: string, disabledReason?: string): void {
  const isOffered = disabledReason === undefined;
  useCommands(useMemo(() => (isOffered ? [{ group: 'Actions', label, to }] : []), [isOffered, label, to]));
}
