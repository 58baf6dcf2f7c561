import { Braces, Pencil, PowerOff } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { type BfdSessionEnable, type BfdStatus, encode, networkingBfdDisable } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import type { BfdRow } from './sessions.ts';

/** Context of the actions: facts of the list. */
export interface BfdActionContext {
  /** Copies a text to the clipboard. */
  copy: (text: string) => Promise<unknown>;
  /** Opens the confirmation before a session is disabled. */
  onDisable: (row: BfdRow) => void;
  /** Why the user may not change sessions; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
}

/** The request that would create an existing session. */
export const enableOf = (session: BfdStatus): BfdSessionEnable => ({
  switch: session.switch,
  remote: session.peer,
  local: session.local ?? null,
  mode: session.mode,
  detectionThreshold: session.detectionThreshold,
  requiredRx: session.requiredRx,
});

/** The request that disables a session. */
export const callToDisable = ({ peer: remote, switch: location }: BfdRow) =>
  callTo(networkingBfdDisable, { body: { remote, switch: location } });

/** Path of the edit form of a session. */
export const editPath = ({ switch: switchLocation, peer }: BfdRow): string =>
  to('/system/networking/bfd/:switchLocation/:peer/edit', { switchLocation, peer });

/** Actions on a BFD session (docs/screens/operator.md section 3.7). Keep the list in a `useMemo`. */
export const bfdActions = ({ copy, onDisable, refusal }: BfdActionContext): readonly Action<BfdRow>[] => [
  {
    id: 'copy-json',
    label: 'Copy as JSON',
    icon: Braces,
    section: 'edit',
    run: async (row) => void (await copy(JSON.stringify(encode(enableOf(row)), null, 2))),
  },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    allowed: () => refusal ?? true,
    to: editPath,
  },
  {
    id: 'disable',
    label: 'Disable',
    icon: PowerOff,
    section: 'delete',
    danger: true,
    allowed: () => refusal ?? true,
    run: onDisable,
    many: {
      consequence: 'The sessions are deleted. Failures then show only when the BGP hold time ends.',
      run: async (row) => void (await callToDisable(row).send()),
    },
  },
];

/** The bulk actions: the confirmation about the last path out of the rack applies to a single session. */
export const bfdBulkActions = (actions: readonly Action<BfdRow>[]): readonly Action<BfdRow>[] =>
  actions.map((action) => ({
    ...action,
    allowed: (row) =>
      row.defaultOf.length > 0
        ? 'Disable this one separately. It monitors a default gateway'
        : (action.allowed?.(row) ?? true),
  }));
