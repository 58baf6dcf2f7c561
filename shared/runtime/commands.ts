import { atom } from '@console/shared/state';
import { store } from './store.ts';

/** An entry of the palette (docs/screens/common-ui.md section 7). Group and label together identify it. */
export interface Command {
  /** Heading of its group; `Actions` comes first. */
  group: string;
  label: string;
  /** Target path. Entries with a path are rendered as links. */
  to?: string;
  run?: () => void;
}

/** Commands of all mounted components, by the token of each registration. */
export const commandsAtom = atom<ReadonlyMap<symbol, readonly Command[]>>(new Map());

/** Adds commands until the returned function is called. */
export function registerCommands(commands: readonly Command[]): () => void {
  const token = Symbol('commands');
  store.set(commandsAtom, (all) => new Map(all).set(token, commands));
  return () =>
    store.set(commandsAtom, (all) => {
      const rest = new Map(all);
      rest.delete(token);
      return rest;
    });
}
