import type { Draft } from '../draft.ts';
import type { RuleContext } from './item-rules.ts';

/** The names that addresses, routes and peers can be of. */
export const interfaceItems = ({ links, interfaces }: Pick<Draft, 'links' | 'interfaces'>) =>
  [...new Set([...links, ...interfaces].map(({ name }) => name))].map((name) => ({
    value: name,
    label: name,
  }));

/** What an editor knows of the rest of the settings. */
export interface InDraft {
  draft: Draft;
  context: RuleContext;
}

/** Title of the editor of an item: `Add link`, or `Edit link` for one that is there. */
export const titleOf = (item: unknown, noun: string) => `${item === undefined ? 'Add' : 'Edit'} ${noun}`;
