import type { Draft } from '../draft.ts';
import type { RuleContext } from './item-rules.ts';

/** The names of interfaces that addresses, routes and peers can have. */
export const interfaceItems = ({ links, interfaces }: Pick<Draft, 'links' | 'interfaces'>) =>
  [...new Set([...links, ...interfaces].map(({ name }) => name))].map((name) => ({
    value: name,
    label: name,
  }));

/** Context of an editor: the rest of the settings. */
export interface InDraft {
  draft: Draft;
  context: RuleContext;
}

/** Title of the editor of an item: `Add link`, or `Edit link` for an existing one. */
export const titleOf = (item: unknown, noun: string) => `${item === undefined ? 'Add' : 'Edit'} ${noun}`;
