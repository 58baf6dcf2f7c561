import { useEffect } from 'react';
import { registerCommands, type Command } from '@console/shared/runtime';

/**
 * Offers palette entries while the caller is mounted. Pass a memoised list: a new list registers anew.
 */
export function useCommands(commands: readonly Command[]): void {
  // The palette lives outside the page; leaving the page takes its entries away.
  useEffect(() => registerCommands(commands), [commands]);
}
